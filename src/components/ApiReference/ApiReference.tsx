import Layout from '@theme/Layout';
import type { ApiPage } from '../../api/page';
import ApiHeader from './ApiHeader';
import ApiList from './ApiList';
import { CurrentPage } from './currentPage';
import Lazy from './Lazy';
import Reference from './Reference';
import './reference.split.css';
import { useHash } from './useHash';
import { useView } from './useView';

type Props = {
  /** From `plugins/api/reference`. */
  readonly specProps: ApiPage;
  readonly layoutProps: { readonly title: string; readonly description: string };
};

const loadRedoc = () => import('../ApiRedoc/ApiRedoc');

/** The page of one API: our reference, or the view of Redoc in its place. */
export default function ApiReference({ specProps: page, layoutProps }: Props) {
  const [view, show] = useView(page);
  useHash();
  return (
    <Layout {...layoutProps}>
      <div className="api" data-view={view}>
        {view === 'reference' && <ApiList page={page} />}
        <main className="api-main">
          <CurrentPage.Provider value={page}>
            <ApiHeader page={page} title={layoutProps.title} view={view} onShow={show} />
            {view === 'reference' ? <Reference page={page} /> : <Lazy load={loadRedoc} name="Redoc" props={{ page }} />}
          </CurrentPage.Provider>
        </main>
      </div>
    </Layout>
  );
}
