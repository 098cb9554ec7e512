import Translate, { translate } from '@docusaurus/Translate';
import type { Found } from '../client/messages';

/** What the search did with the query other than to look it up: what is wrong with its syntax, and other words. */
export default function Notes({ found: { note, used } }: { readonly found: Found }) {
  return (
    <>
      {note && (
        <p className="dos-search__note">
          {translate({ id: `local-search.syntax.${note.kind}`, message: note.message })}
        </p>
      )}
      {used.map(({ from, to }) => (
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
