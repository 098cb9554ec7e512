import { useHistory } from '@docusaurus/router';
import { createElement, Fragment, type ReactElement, type ReactNode, useEffect, useState } from 'react';

/** The text of a page as MDX gives it to its wrapper: an element whose function returns the parts in a fragment. */
type Text = ReactElement<object, (props: object) => ReactElement<{ children?: ReactNode }>>;

/** With the title, so many parts fill the screen; every second one is the line break between two of them. */
const partsOnScreen = 24;

/** A place in the text may be asked for, or the one that the reader comes back to. */
function isAskedForWhole({ action, location }: ReturnType<typeof useHistory>): boolean {
  return action !== 'PUSH' || location.hash !== '' || location.search !== '';
}

/**
 * Shows the beginning of a text in the first frame after the reader has chosen its page, and the rest once that frame is on
 * the screen, so that a new heading never waits for what is far below it. Until then a screen is kept free for the rest,
 * and the foot of the page stays out of sight. The page that is opened first comes whole.
 */
export default function BeginningFirst({ children }: { readonly children: Text }) {
  const history = useHistory();
  const { children: text } = children.type(children.props).props;
  const parts = Array.isArray(text) ? text : [text];
  const [isWhole, setWhole] = useState(() => parts.length <= partsOnScreen || isAskedForWhole(history));
  useEffect(() => setWhole(true), []);
  const rest = <div style={{ minHeight: '100vh' }} />;
  return createElement(Fragment, null, ...(isWhole ? parts : [...parts.slice(0, partsOnScreen), rest]));
}
