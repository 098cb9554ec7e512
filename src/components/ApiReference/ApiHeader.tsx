import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { type ApiPage, samplesOnPage } from '../../api/page';
import Fills from './Fills';
import Prose from './Prose';
import type { View } from './useView';

type Props = {
  readonly page: ApiPage;
  readonly title: string;
  readonly view: View;
  readonly onShow: (view: View) => void;
};

const views: readonly [View, string][] = [
  ['reference', 'Reference'],
  ['redoc', 'Redoc'],
];

/** @returns names as words; `Intl.ListFormat` would take 20 ms of a page that needs no other */
const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Title, files and the choice of the view. */
export default function ApiHeader({ page: { version, text, files, fills, languages }, title, view, onShow }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <header className="api-head">
      <div className="api-head__title">
        <Heading as="h1">{title}</Heading>
        <span className="api-version">Version {version}</span>
        <fieldset className="api-views dos-page-actions">
          <legend className="dos-unseen">View</legend>
          {views.map(([name, label]) => (
            <button key={name} type="button" aria-pressed={name === view} onClick={() => onShow(name)}>
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <Prose html={text} className="api-lead" />
      <ul className="api-files">
        {files.map(({ name, path }) => (
          <li key={path}>
            <a href={withBaseUrl(path)} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {/* The other languages are loaded by a script. */}
      <p className="api-noscript">
        The samples on this page are for curl. The file OpenAPI, YAML contains them in{' '}
        {inWords(languages.slice(samplesOnPage))}, too: see <code translate="no">x-codeSamples</code> of each call.
      </p>
      {view === 'reference' && <Fills fills={fills} />}
    </header>
  );
}
