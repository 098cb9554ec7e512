import { type KeyboardEvent, useId, useRef } from 'react';
import type { Code } from '../../api/page';
import CopyButton from '../CodeBlock/CopyButton';

type Props = {
  /** What the codes are, in full: each group of the page has its own name. */
  readonly name: string;
  /** Words in the bar; the names of languages need none. */
  readonly title?: string;
  readonly codes: readonly Code[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
};

const group = (label: string) => ({ role: 'group', 'aria-label': label });
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Codes of which one is seen. Without script, and on paper, all are. */
export default function CodeTabs({ name, title, codes, chosen, onChoose }: Props) {
  const id = useId();
  const pre = useRef<HTMLPreElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hasTabs = codes.length > 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = (chosen + step + codes.length) % codes.length;
      onChoose(next);
      list.current?.querySelectorAll('button')[next]?.focus();
    }
  };

  return (
    <div className="api-code" {...group(name)}>
      <div className="api-bar">
        {title !== undefined && <span className="api-bar__title">{title}</span>}
        {hasTabs && (
          <div ref={list} className="api-tabs" role="tablist" aria-label={name} onKeyDown={onKeyDown}>
            {codes.map((code, index) => (
              <button
                key={code.name}
                type="button"
                role="tab"
                id={`${id}tab${index}`}
                aria-controls={`${id}panel${index}`}
                aria-selected={index === chosen}
                tabIndex={index === chosen ? 0 : -1}
                onClick={() => onChoose(index)}
              >
                {code.name}
              </button>
            ))}
          </div>
        )}
        <span className="api-copy">
          <CopyButton code={pre} />
        </span>
      </div>
      {codes.map((code, index) => (
        <div
          key={code.name}
          className="api-panel"
          data-label={code.name}
          hidden={index !== chosen}
          {...(hasTabs ? { role: 'tabpanel', id: `${id}panel${index}`, 'aria-labelledby': `${id}tab${index}` } : {})}
        >
          <pre ref={index === chosen ? pre : undefined}>
            <code
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from the document, with its text escaped
              dangerouslySetInnerHTML={{ __html: code.html }}
            />
          </pre>
        </div>
      ))}
    </div>
  );
}
