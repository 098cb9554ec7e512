import { useState } from 'react';
import type { Code } from '../../api/page';
import CodeTabs from './CodeTabs';

/** Examples of a body or of an answer. */
export default function Examples(props: {
  readonly name: string;
  readonly title: string;
  readonly codes: readonly Code[];
}) {
  const [chosen, choose] = useState(0);
  return <CodeTabs {...props} chosen={chosen} onChoose={choose} />;
}
