import type { Props } from '@theme/CodeInline';
import CodeInline from '@theme-original/CodeInline';

export default function UntranslatedCode(props: Props) {
  return <CodeInline translate="no" {...props} />;
}
