import type { Html } from '../../api/page';
import CodeTabs from './CodeTabs';
import { useLanguage } from './Language';

type Props = { readonly title: string; readonly languages: readonly string[]; readonly samples: readonly Html[] };

/** The same call in several languages; the reader chooses one for the whole page. */
export default function Samples({ title, languages, samples }: Props) {
  const { chosen, choose } = useLanguage();
  const codes = samples.map((html, index) => ({ name: languages[index] ?? '', html }));
  return <CodeTabs name={`Samples of ${title}`} codes={codes} chosen={chosen} onChoose={choose} />;
}
