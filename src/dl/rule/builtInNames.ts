import { builtIns } from '../functions/builtIns';
import { standardFunctions } from '../functions/standardFunctions';
import { builtInVariables, platformVariables } from '../variables/names';

const standardNames = standardFunctions.flatMap((line) => /^\w+ ([^(]+)\(/.exec(line)?.[1]?.toLowerCase() ?? []);

/** Names an editor may offer (sections 10.2, 11 and 12.1); the platform declares the last variables. */
export const builtInNames = {
  functions: [...new Set([...builtIns.keys(), ...standardNames])].sort(),
  variables: [...builtInVariables, ...platformVariables].sort(),
  questionTags: ['[-', '[=>', '[dict(', '[<dict(', '[lcdict(', '[udict(', '[sudict(', '[OneWord]', '[FromState("'],
  answerTags: [
    '[*]',
    '[&1]',
    '[&dict(1,norm)]',
    '[%',
    '[@',
    '[if(',
    '[switch(',
    '[inf]{',
    '[href(',
    '[openwindow("',
    '[br]',
    '[ul]',
    '[ol]',
    '[li]',
    '[el]',
    '[pre]{',
    '[nothing]',
    '[break]',
    '[disableautovars]',
    '[ExtendAnswer("',
    '[operator]',
  ],
} as const;
