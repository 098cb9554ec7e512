import Link from '@docusaurus/Link';
import { useRef } from 'react';
import { codeAddress } from '../../../data/dlHelp/codeRows';
import type { PlaygroundFile } from '../files/files';
import type { ShownMessage } from './Editor';
import type { QuickFix } from './quickFixes';
import type { Messages } from './useMessages';

type Props = {
  readonly messages: Messages;
  readonly files: readonly PlaygroundFile[];
  /** The only file that can be changed; all of them, unless it is given. */
  readonly editable?: string;
  readonly onGoTo: (file: string, at: number) => void;
  readonly onFix: (fix: QuickFix) => void;
};

const severities = { error: 'Error', warning: 'Warning' };

/** A message puts code between backticks. */
export function CodeText({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}

type MessageProps = Omit<Props, 'messages'> & { readonly shown: ShownMessage };

function Message({ shown, files, editable, onGoTo, onFix }: MessageProps) {
  const { message, quickFixes } = shown;
  const canChange = editable === undefined || message.file === editable;
  const file = files.find(({ id }) => id === message.file);
  const place = `${message.file === (editable ?? files[0]?.id) ? '' : `${file?.label}, `}line ${message.line}`;
  return (
    <li className={`dl-play__message dl-play__message--${message.severity}`}>
      <p>
        <strong>
          {typeof message.code === 'number' ? (
            <Link to={codeAddress(message.code)}>
              {severities[message.severity]} {message.code}
            </Link>
          ) : (
            `${severities[message.severity]} ${message.code}`
          )}
        </strong>{' '}
        {canChange ? (
          <button
            type="button"
            className="dl-play__place"
            aria-label={`Go to ${place}`}
            onClick={() => onGoTo(message.file, message.start)}
          >
            {place}
          </button>
        ) : (
          place
        )}{' '}
        <CodeText text={message.message} />{' '}
        <span className="dl-play__fix">
          <CodeText text={message.fix} />
        </span>
      </p>
      {quickFixes
        .filter((fix) => editable === undefined || fix.file === editable)
        .map((fix) => (
          <button key={fix.label} type="button" className="dl-play__button" onClick={() => onFix(fix)}>
            {fix.label}
          </button>
        ))}
    </li>
  );
}

function summary({ shown, isChecked, failure }: Messages): string {
  if (failure !== undefined) return failure;
  if (!isChecked) return 'Checking the rules …';
  const errors = shown.filter(({ message }) => message.severity === 'error').length;
  const warnings = shown.length - errors;
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  if (shown.length === 0) return 'No errors.';
  const counts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  return `${counts.join(', ')}. ${errors > 0 ? 'Rules with errors are skipped.' : ''}`;
}

/** What the compiler says, with a button for each repair that needs no thought. */
export default function MessageList({ messages, onFix, ...rest }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const fix = (chosen: QuickFix) => {
    // The button disappears with its message, and the focus must not be lost with it.
    line.current?.focus();
    // A second press comes before the next check.
    if (messages.isCurrent) onFix(chosen);
  };
  return (
    <div className="dl-play__messages">
      <p ref={line} role="status" tabIndex={-1} className="dl-play__summary">
        {summary(messages)}
      </p>
      {messages.shown.length > 0 && (
        <ul>
          {messages.shown.map((shown) => (
            <Message
              key={`${shown.message.file}-${shown.message.start}-${shown.message.code}`}
              shown={shown}
              onFix={fix}
              {...rest}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
