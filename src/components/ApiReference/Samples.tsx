import type { Html } from '../../api/page';
import CodeTabs from './CodeTabs';
import { useCurrentPage } from './currentPage';
import { useLanguage } from './Language';

type Props = {
  readonly title: string;
  /** Id of the call: its samples in more languages are loaded when one of them is chosen. */
  readonly operation?: string;
  readonly samples: readonly Html[];
};

const waiting = { loading: 'Loading …', failed: 'This sample could not be loaded. Reload the page to try again.' };

/** The same call in several languages; the reader chooses one for the whole page. */
export default function Samples({ title, operation = '', samples }: Props) {
  const { languages } = useCurrentPage();
  const { chosen, choose, more } = useLanguage();
  const loaded = typeof more === 'object' ? more[operation] : undefined;
  const codes = languages.map((name, index) => {
    const html = samples[index] ?? loaded?.[index - samples.length];
    return { name, html: html ?? (index === chosen ? waiting[more === 'failed' ? more : 'loading'] : undefined) };
  });
  return <CodeTabs name={`Samples of ${title}`} codes={codes} chosen={chosen} onChoose={choose} />;
}
