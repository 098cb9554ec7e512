import { languageOf } from '../../../data/languageOf';
import type { Block, ReplyView, Run } from './replyView';

const keyed = <Item,>(items: readonly Item[]) => items.map((item, index) => ({ item, key: index }));

/** Text is never read as HTML: React writes it as a text node, whatever it contains. */
function RunView({ text, url }: Run) {
  if (url === undefined) return <>{text} </>;
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </a>{' '}
    </>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === 'line') {
    return (
      <p {...languageOf(block.runs.map(({ text }) => text).join(''))}>
        {keyed(block.runs).map(({ item, key }) => (
          <RunView key={key} {...item} />
        ))}
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {keyed(block.items).map(({ item, key }) => (
        <li key={key}>
          {keyed(item).map((inner) => (
            <BlockView key={inner.key} block={inner.item} />
          ))}
        </li>
      ))}
    </List>
  );
}

type Props = {
  readonly view: ReplyView;
  readonly isBusy: boolean;
  readonly onAsk: (phrase: string) => void;
};

/** A reply as a channel shows it. */
export default function ReplyBubble({ view, isBusy, onAsk }: Props) {
  return (
    <>
      {view.blocks.length > 0 && (
        <div className="dl-play__bubble">
          {keyed(view.blocks).map(({ item, key }) => (
            <BlockView key={key} block={item} />
          ))}
        </div>
      )}
      {view.buttons.length > 0 && (
        <div className="dl-play__choices">
          {keyed(view.buttons).map(({ item, key }) => (
            <button
              key={key}
              type="button"
              aria-disabled={isBusy}
              onClick={() => onAsk(item.ask)}
              {...languageOf(item.label)}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
      {keyed(view.notes).map(({ item, key }) => (
        <p key={key} className="dl-play__note">
          <RunView {...item} />
        </p>
      ))}
    </>
  );
}
