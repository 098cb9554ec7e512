import { languageOf } from '../../../data/languageOf';
import type { Turn } from './useTalk';

type Props = {
  readonly turn: Turn;
  readonly isLast: boolean;
  readonly onAsk: (phrase: string) => void;
};

function Speaker({ name }: { readonly name: string }) {
  return (
    <b className="dos-dialog__speaker">
      {name}
      <span className="dos-unseen">:</span>
    </b>
  );
}

/** A request and its reply, as the dialogs of the pages show them. Only the buttons of the last reply can be pressed. */
export default function TurnView({ turn: { phrase, reply }, isLast, onAsk }: Props) {
  return (
    <>
      <li className="dos-dialog__user">
        <Speaker name="User" />{' '}
        <span className="dos-dialog__said" {...languageOf(phrase)}>
          {phrase}
        </span>
      </li>
      {reply && (
        <li className="dos-dialog__pip">
          <Speaker name="Pip" />{' '}
          <span className="dos-dialog__said">
            {reply.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a reply do not change
              <span key={index} className="home-talk__line" {...languageOf(line)}>
                {line}{' '}
              </span>
            ))}
          </span>
          {isLast && reply.buttons.length > 0 && (
            <span className="home-talk__buttons">
              {reply.buttons.map(({ label, ask }) => (
                <button key={label} type="button" onClick={() => onAsk(ask)} {...languageOf(label)}>
                  {label}
                </button>
              ))}
            </span>
          )}
        </li>
      )}
    </>
  );
}
