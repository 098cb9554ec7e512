import { translate } from '@docusaurus/Translate';
import { isSiteNewer } from '@local-search/host';
import { useEffect } from 'react';
import type { Props as PanelProps } from './Panel';

export type Props = Pick<PanelProps, 'input' | 'isActive'> & {
  readonly load: (isSure: boolean) => void;
};

/** Takes the place of a panel that did not come. It is in the script of every page, since nothing else can be loaded. */
export default function Lost({ input, isActive, load }: Props) {
  useEffect(() => {
    const onOnline = () => load(true);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  });
  const onClick = () => {
    // To come back to the field is to try again.
    input.focus();
    isSiteNewer().then((isNewer) => {
      // Its scripts are no longer on the server.
      if (isNewer) window.location.reload();
    });
  };
  return (
    isActive && (
      <p role="alert" className="dos-search__lost">
        {translate({ id: 'local-search.lost', message: 'The search could not be loaded.' })}{' '}
        {/* To come to the box loads the panel, which would take the button away before the press ends. */}
        <button type="button" onFocus={(event) => event.stopPropagation()} onClick={onClick}>
          {translate({ id: 'local-search.again', message: 'Try again' })}
        </button>
      </p>
    )
  );
}
