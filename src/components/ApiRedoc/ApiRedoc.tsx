import './manualPrism';
import { useLocation } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AppStore, Redoc } from 'redoc';
import type { ApiPage } from '../../api/page';
import { redocHash } from '../ApiReference/redocHash';
import { useLoaded } from '../ApiReference/useLoaded';
import './redoc.split.css';
import { redocTheme } from './redocTheme';
import { useAccessibleRedoc } from './useAccessibleRedoc';

type Document = ConstructorParameters<typeof AppStore>[0];

async function loadDocument(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

function RedocOf({ document: spec, page }: { document: Document; page: ApiPage }) {
  const root = useRef<HTMLDivElement>(null);
  const { colorMode } = useColorMode();
  const [store, setStore] = useState<AppStore>();
  useAccessibleRedoc(root);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are those of the mode
  useEffect(() => {
    const hash = redocHash(page, location.hash) ?? '';
    if (hash !== location.hash) {
      history.replaceState(history.state, '', hash || location.pathname + location.search);
    }
    const made = new AppStore(spec, undefined, {
      theme: redocTheme(),
      scrollYOffset: '.navbar',
      disableSearch: true,
      hideDownloadButton: true,
      nativeScrollbars: true,
      hideFab: true,
    });
    setStore(made);
    return () => made.dispose();
  }, [spec, page, colorMode]);

  // A link to another part, for example from the search, while Redoc is shown.
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(redocHash(page, hash)?.slice(1) ?? '')?.scrollIntoView();
  }, [page, hash]);

  return (
    <div ref={root} className="api-redoc">
      {store && <Redoc key={colorMode} store={store} />}
    </div>
  );
}

/** The document of an API in the view of Redoc, in the colours of the site. */
export default function ApiRedoc({ page }: { readonly page: ApiPage }) {
  const address = useBaseUrl(`/api/${page.api}.json`);
  const document = useLoaded(useCallback(() => loadDocument(address), [address]));
  if (document === 'loading' || document === 'failed') {
    return (
      <div role="status" className="api-loading">
        {document === 'loading'
          ? 'Loading the document …'
          : 'The document could not be loaded. Reload the page to try again.'}
      </div>
    );
  }
  return <RedocOf document={document} page={page} />;
}
