import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { type Action, lintKeymap, setDiagnostics, type Diagnostic as Underline } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view';
import type { Diagnostic } from '../../../dl';
import { frameIn, type PlaygroundFile, type Texts, textOf } from '../files/files';
import type { BaseNames } from '../files/names';
import { dlColouring } from './colours';
import { dlCompletion } from './completion';
import { freeSpace } from './freeSpace';
import type { QuickFix } from './quickFixes';

/** What the editor needs of the playground. */
export interface EditorHooks {
  onChange(file: string, text: string): void;
  names(): BaseNames;
}

/** A message with offsets in the text that is shown. */
export interface ShownMessage {
  readonly message: Diagnostic;
  readonly quickFixes: readonly QuickFix[];
}

/** What an empty file says. */
const placeholders: Readonly<Record<PlaygroundFile['kind'], string>> = {
  rules: 'A question starts with $, and the answer below it with #',
  dictionary: 'One word or phrase on each line',
  variables: 'One name on each line; a start value may follow after a space',
  functions: 'TEXT Greeting( EXTENDED name ) Hello, [$name]!',
  spelling: 'parcel = parsel / pracel',
};

/**
 * One CodeMirror view over the files of a playground; each file keeps its own state, so that undo is per file. The Tab
 * key is left to the browser: it leaves the editor, and a leading tab would join lines in DL anyway.
 */
export class Editor {
  private readonly view: EditorView;
  private readonly states = new Map<string, EditorState>();
  private readonly names: Extension;
  private shown: string;

  constructor(
    parent: HTMLElement,
    files: readonly PlaygroundFile[],
    texts: Texts,
    private readonly hooks: EditorHooks,
    labelledBy: string,
    describedBy: string,
  ) {
    this.names = EditorView.contentAttributes.of({
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      // A rule is not prose, and a phone would insert capitals.
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
      // It can have the focus without it, but not every tool knows.
      tabindex: '0',
    });
    for (const file of files) this.add(file, textOf(file, texts));
    this.shown = files[0]?.id ?? '';
    const state = this.states.get(this.shown) ?? EditorState.create();
    this.view = new EditorView({ parent, state });
  }

  /** Takes a file that it does not have yet. */
  add(file: PlaygroundFile, text = file.text): void {
    if (this.states.has(file.id)) return;
    this.states.set(file.id, EditorState.create({ doc: text, extensions: [this.names, this.extensionsOf(file)] }));
  }

  /** Forgets the files that are gone and not shown: one that comes again with the same name starts with its own text. */
  keepOnly(files: readonly PlaygroundFile[]): void {
    const ids = new Set([this.shown, ...files.map(({ id }) => id)]);
    for (const id of [...this.states.keys()].filter((one) => !ids.has(one))) this.states.delete(id);
  }

  /** Shows another file. */
  show(id: string): void {
    const next = this.states.get(id);
    if (next === undefined || id === this.shown) return;
    this.states.set(this.shown, this.view.state);
    this.shown = id;
    this.view.setState(next);
  }

  /** Puts changes into a file as one step that can be undone; −1 is the end of the file. */
  change({ file, changes }: Pick<QuickFix, 'file' | 'changes'>): void {
    this.update(file, (state) => {
      const place = (at: number) => (at === -1 ? state.doc.length : at);
      return state.update({
        changes: changes.map(({ from, to, insert }) => ({ from: place(from), to: place(to), insert })),
        // What was typed right before is a separate step.
        annotations: isolateHistory.of('full'),
      });
    });
  }

  /** Puts whole texts into the files; the reader can undo it. */
  replaceAll(texts: Texts): void {
    for (const [file, text] of texts) {
      const now = this.stateOf(file)?.doc.toString();
      if (now !== undefined && now !== text)
        this.change({ file, changes: [{ from: 0, to: now.length, insert: text }] });
    }
  }

  /** Underlines what messages are about, in the file that is shown. */
  underline(messages: readonly ShownMessage[]): void {
    const length = this.view.state.doc.length;
    const found = messages
      .filter(({ message }) => message.file === this.shown)
      .map(
        ({ message, quickFixes }): Underline => ({
          from: Math.min(message.start, length),
          to: Math.min(message.end, length),
          severity: message.severity,
          // A tooltip is plain text.
          message: `${message.message} ${message.fix}`.replaceAll('`', '"'),
          actions: this.actionsOf(quickFixes),
        }),
      );
    this.view.dispatch(setDiagnostics(this.view.state, found));
  }

  /** A repair fits only the text for which it was made, and a lesson shows one file alone. */
  private actionsOf(quickFixes: readonly QuickFix[]): Action[] {
    return quickFixes.flatMap((one) => {
      const text = this.stateOf(one.file)?.doc;
      const apply = () => {
        if (this.stateOf(one.file)?.doc === text) this.change(one);
      };
      return text === undefined ? [] : [{ name: one.label, apply }];
    });
  }

  /** Puts the cursor at a place of the file that is shown. */
  goTo(at: number): void {
    const anchor = Math.min(at, this.view.state.doc.length);
    this.view.dispatch({
      selection: { anchor },
      // A page that shows the place already stays where it is.
      effects: EditorView.scrollIntoView(anchor, { y: 'nearest', yMargin: 24 }),
    });
    this.view.focus();
  }

  destroy(): void {
    this.view.destroy();
  }

  private stateOf(id: string): EditorState | undefined {
    return id === this.shown ? this.view.state : this.states.get(id);
  }

  private update(id: string, make: (state: EditorState) => ReturnType<EditorState['update']>): void {
    if (id === this.shown) {
      this.view.dispatch(make(this.view.state));
      return;
    }
    const state = this.states.get(id);
    if (state === undefined) return;
    const transaction = make(state);
    this.states.set(id, transaction.state);
    this.hooks.onChange(id, transaction.state.doc.toString());
  }

  private extensionsOf(file: PlaygroundFile): Extension {
    const { hooks } = this;
    return [
      lineNumbers(),
      history(),
      drawSelection(),
      // A copied text may contain invisible characters, and a word with one of them matches nothing.
      highlightSpecialChars(),
      EditorView.lineWrapping,
      freeSpace,
      placeholder(placeholders[file.kind]),
      file.kind === 'rules' ? dlColouring((text) => frameIn(file, text)) : [],
      file.kind === 'rules' || file.kind === 'functions'
        ? autocompletion({ override: [dlCompletion(() => hooks.names())], icons: false })
        : [],
      keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) hooks.onChange(file.id, state.doc.toString());
      }),
    ];
  }
}
