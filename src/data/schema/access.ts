import { entries, list, pattern, record, text, yesNo } from './field';
import { inCode } from './names';

export const roles = entries(record({ name: text(), work: text() }));

export const rights = entries(
  record(
    {
      name: text(),
      has: record({
        administrator: yesNo(),
        manager: yesNo(),
        developer: yesNo(),
        editor: yesNo(),
        analyst: yesNo(),
        viewer: yesNo(),
      }),
    },
    ({ name }) => name,
  ),
);

export const audit = entries(
  record({
    name: text(),
    actions: list(inCode(pattern(/^[a-z]+\.[a-z]+(_[a-z]+)*$/, 'an action code such as branch.merged'))),
  }),
);
