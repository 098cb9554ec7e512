import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { uncorrected } from '../../uncorrected';
import { nameProblem } from './changes';
import { dictionaryOf, type PlaygroundFile, type Texts, textOf } from './files';

/** How many entries a list has; rules are counted by the reader. */
function countOf({ kind, text }: PlaygroundFile): number | undefined {
  if (kind === 'rules') return undefined;
  const entry = kind === 'functions' ? /^(?:TEXT|BOOL)\s/i : /^(?!\s*(?:#|\/\/)|\s*$)/;
  return text.split('\n').filter((line) => entry.test(line)).length;
}

type ChipProps = {
  readonly file: PlaygroundFile;
  readonly text: string;
  readonly isShown: boolean;
  readonly onShow: (id: string) => void;
};

function Chip({ file, text, isShown, onShow }: ChipProps) {
  const count = countOf({ ...file, text });
  return (
    <button type="button" aria-pressed={isShown} onClick={() => onShow(file.id)}>
      {file.kind === 'dictionary' && <span className="dos-unseen">Dictionary </span>}
      {dictionaryOf(file) ?? file.label}
      {count !== undefined && count > 0 && <small> {count}</small>}
      {(text !== file.text || file.isAdded) && <span className="dl-play__changed"> changed</span>}
    </button>
  );
}

type FormProps = {
  readonly files: readonly PlaygroundFile[];
  readonly onAdd: (name: string) => void;
  readonly onCancel: () => void;
};

function AddForm({ files, onAdd, onCancel }: FormProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  // A browser follows `autofocus` once for each page, and not at all on one that was opened at a heading.
  useLayoutEffect(() => field.current?.focus(), []);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim().toLowerCase();
    const found = nameProblem(files, wanted);
    setProblem(found);
    if (found === undefined) onAdd(wanted);
    else field.current?.focus();
  };
  return (
    <form className="dl-play__add" onSubmit={add} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <label htmlFor={fieldId}>Name of the dictionary</label>
      <input
        ref={field}
        id={fieldId}
        value={name}
        {...uncorrected}
        aria-invalid={problem !== undefined}
        aria-describedby={`${fieldId}-problem`}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="dl-play__button">
        Add
      </button>
      <button type="button" className="dl-play__button" onClick={onCancel}>
        Cancel
      </button>
      <p id={`${fieldId}-problem`} role="alert">
        {problem}
      </p>
    </form>
  );
}

type Props = {
  readonly files: readonly PlaygroundFile[];
  readonly texts: Texts;
  readonly shownId: string;
  readonly onShow: (id: string) => void;
  readonly onAdd: (name: string) => void;
};

/** All files of the base: what they are, how much is in them, and which one the editor shows. */
export default function FilePicker({ files, texts, shownId, onShow, onAdd }: Props) {
  const [isAdding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const chips = (kinds: readonly PlaygroundFile['kind'][]) =>
    files
      .filter(({ kind }) => kinds.includes(kind))
      .map((file) => (
        <Chip key={file.id} file={file} text={textOf(file, texts)} isShown={file.id === shownId} onShow={onShow} />
      ));
  const cancel = () => {
    setAdding(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <fieldset className="dl-play__files">
      <legend className="dl-play__title">Files of this example</legend>
      <div className="dl-play__chips">{chips(['rules', 'variables', 'functions', 'spelling'])}</div>
      <div className="dl-play__chips">
        <span className="dl-play__kind">Dictionaries</span>
        {chips(['dictionary'])}
        {!isAdding && (
          <button ref={opener} type="button" className="dl-play__more" onClick={() => setAdding(true)}>
            Add a dictionary
          </button>
        )}
      </div>
      {isAdding && (
        <AddForm
          files={files}
          onAdd={(name) => {
            setAdding(false);
            onAdd(name);
          }}
          onCancel={cancel}
        />
      )}
    </fieldset>
  );
}
