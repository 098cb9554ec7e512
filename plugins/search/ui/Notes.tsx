import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import type { Found } from '../client/messages';

const usedMessage = () => translate({ id: 'local-search.used', message: 'Results for “{to}” instead of “{from}”' });

const syntaxMessage = ({ kind, message }: NonNullable<Found['note']>) =>
  translate({ id: `local-search.syntax.${kind}`, message });

/** The notes as text, for a screen reader. */
export const spokenNotes = ({ note, used }: Found): string[] => [
  ...(note ? [syntaxMessage(note)] : []),
  ...used.map((words) => interpolate(usedMessage(), words)),
];

/** What the search did with the query other than to look it up: what is wrong with its syntax, and other words. */
export default function Notes({ found: { note, used } }: { readonly found: Found }) {
  return (
    <>
      {note && <p className="dos-search__note">{syntaxMessage(note)}</p>}
      {used.map(({ from, to }) => (
        <p className="dos-search__note" key={from}>
          {interpolate(usedMessage(), {
            to: <strong>{to}</strong>,
            from: <span className="dos-search__from">{from}</span>,
          })}
        </p>
      ))}
    </>
  );
}
