import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type { ApiPage } from '../../api/page';
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

/** Title, files and the choice of the view. */
export default function ApiHeader({ page: { version, text, files, fills }, title, view, onShow }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <header className="api-head">
      <div className="api-head__title">
        <Heading as="h1">{title}</Heading>
        <span className="api-version">Version {version}</span>
        <fieldset className="api-views dos-page-actions">
          <legend className="api-unseen">View</legend>
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
      {view === 'reference' && <Fills fills={fills} />}
    </header>
  );
}
