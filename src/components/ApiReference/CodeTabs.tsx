import { type KeyboardEvent, useId, useRef } from 'react';
import type { Code } from '../../api/page';
import CopyButton from '../CodeBlock/CopyButton';
import { onPaper } from '../CodeBlock/onPaper';

type Props = {
  /** What the codes are, in full: each group of the page has its own name. */
  readonly name: string;
  /** Words in the bar; the names of languages need none. */
  readonly title?: string;
  /** A code without HTML has no panel yet. */
  readonly codes: readonly (Omit<Code, 'html'> & { readonly html?: Code['html'] | undefined })[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
};

const group = (label: string) => ({ role: 'group', 'aria-label': label });
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The names of the codes, of which the arrow keys choose one. */
function Tabs({ id, name, codes, chosen, onChoose }: Omit<Props, 'title'> & { id: string }) {
  const list = useRef<HTMLDivElement>(null);
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
    <div ref={list} className="api-tabs" role="tablist" aria-label={name} onKeyDown={onKeyDown}>
      {codes.map((code, index) => (
        <button
          key={code.name}
          type="button"
          role="tab"
          id={`${id}tab${index}`}
          aria-controls={code.html === undefined ? undefined : `${id}panel${index}`}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {code.name}
        </button>
      ))}
    </div>
  );
}

/** Codes of which one is seen. Without script, and on paper, all are. */
export default function CodeTabs({ title, ...tabs }: Props) {
  const { name, codes, chosen } = tabs;
  const id = useId();
  const pre = useRef<HTMLPreElement>(null);
  const hasTabs = codes.length > 1;
  return (
    <div className="api-code" {...group(name)}>
      <div className="api-bar">
        {title !== undefined && <span className="api-bar__title">{title}</span>}
        {hasTabs && <Tabs id={id} {...tabs} />}
        <span className="api-copy">
          <CopyButton code={pre} />
        </span>
      </div>
      {codes.map(({ name: label, html }, index) =>
        html === undefined ? null : (
          <div
            key={label}
            className="api-panel"
            data-label={label}
            hidden={index !== chosen}
            {...(hasTabs ? { role: 'tabpanel', id: `${id}panel${index}`, 'aria-labelledby': `${id}tab${index}` } : {})}
          >
            <pre ref={index === chosen ? pre : undefined} translate="no" {...onPaper(html)}>
              <code
                // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from the document, with its text escaped
                dangerouslySetInnerHTML={{ __html: html }}
              />
            </pre>
          </div>
        ),
      )}
    </div>
  );
}
