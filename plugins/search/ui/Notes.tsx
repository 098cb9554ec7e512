import Translate, { translate } from '@docusaurus/Translate';
import type { Found } from '../client/messages';

const syntaxMessage = ({ kind, message }: NonNullable<Found['note']>) =>
  translate({ id: `local-search.syntax.${kind}`, message });

/** The notes as text, for a screen reader. */
export const spokenNotes = (found: Found): string[] => [
  ...(found.note ? [syntaxMessage(found.note)] : []),
  ...found.used.map((words) =>
    translate({ id: 'local-search.used', message: 'Results for “{to}” instead of “{from}”' }, words),
  ),
];

/** What the search did with the query other than to look it up: what is wrong with its syntax, and other words. */
export default function Notes({ found }: { readonly found: Found }) {
  return (
    <>
      {found.note && <p className="dos-search__note">{syntaxMessage(found.note)}</p>}
      {found.used.map(({ from, to }) => (
        <p className="dos-search__note" key={from}>
          <Translate
            id="local-search.used"
            values={{ to: <strong>{to}</strong>, from: <span className="dos-search__from">{from}</span> }}
          >
            {'Results for “{to}” instead of “{from}”'}
          </Translate>
        </p>
      ))}
    </>
  );
}
