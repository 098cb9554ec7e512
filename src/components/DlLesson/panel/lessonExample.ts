import { frameOf } from '@site/src/dl/ruleFrame';
import { type Lesson, ownRule } from '../../../data/lessons/lesson';
import { readSetup } from '../../DlPlayground/files/example';
import { filesOf, type PlaygroundFile, type Texts } from '../../DlPlayground/files/files';

/** The files of a lesson; the reader changes one of them. */
export type LessonFiles = { readonly files: readonly PlaygroundFile[]; readonly own: PlaygroundFile };

/** @throws SyntaxError when the setup is no JSON, which the build does not write */
export function lessonFiles({ start, dictionary, setup = '{}' }: Lesson): LessonFiles {
  const read = readSetup(setup, start, ownRule);
  const isRule = dictionary === undefined;
  const files = filesOf({
    id: 'lesson',
    code: isRule ? start : '',
    setup: isRule
      ? read
      : { ...read, before: '', after: '', dictionaries: { ...read.dictionaries, [dictionary]: start.split('\n') } },
    phrases: [],
  });
  const id = isRule ? 'rules' : `dictionary ${dictionary}`;
  const own = files.find((file) => file.id === id);
  if (own === undefined) throw new Error(`The lesson has no file ${id}.`);
  return { files, own };
}

/** @returns the files with the frame that the text of the reader needs now: BEGIN and END may be there or not */
export function framed({ files, own }: LessonFiles, texts: Texts): readonly PlaygroundFile[] {
  if (own.kind !== 'rules') return files;
  const { before, after } = frameOf(texts.get(own.id) ?? own.text, ownRule, false);
  return files.map((file) => (file === own ? { ...file, before, after } : file));
}
