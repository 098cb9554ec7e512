import { type Lesson, ownRule } from '../../../data/lessons/lesson';
import { readSetup } from '../../DlPlayground/files/example';
import { filesOf, type PlaygroundFile } from '../../DlPlayground/files/files';

/** The files of a lesson; the reader changes one of them. */
type LessonFiles = { readonly files: readonly PlaygroundFile[]; readonly own: PlaygroundFile };

/** @throws SyntaxError when the setup is not JSON, which the build never writes */
export function lessonFiles({ start, dictionary, setup = '{}' }: Lesson): LessonFiles {
  const read = readSetup(setup).setup;
  const isRule = dictionary === undefined;
  const dictionaries = isRule ? {} : { [dictionary]: start.split('\n') };
  const all = filesOf({
    code: isRule ? start : '',
    setup: { ...read, id: ownRule, dictionaries: { ...read.dictionaries, ...dictionaries } },
  });
  // The task about a dictionary has no rule to write.
  const files = isRule ? all : all.filter((file) => file.id !== 'rules');
  const id = isRule ? 'rules' : `dictionary ${dictionary}`;
  const own = files.find((file) => file.id === id);
  if (own === undefined) throw new Error(`The lesson has no file ${id}.`);
  return { files, own };
}
