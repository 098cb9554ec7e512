import { tmpdir } from 'node:os';

/** Code of an error of the machine → reason and fix. Errors in the texts have their own messages. */
const reasons: readonly [code: RegExp, message: string][] = [
  [
    /file watchers/i,
    'The limit of watched files is reached. Fix: raise it (sysctl fs.inotify.max_user_watches=524288), or check the files at intervals instead: npm start -- --poll',
  ],
  [
    /\bENOSPC\b|no space left on device/i,
    `The disk is full. Fix: free some space, including in the folder for temporary files (${tmpdir()}); a build needs about 300 MB.`,
  ],
  [
    /\bEDQUOT\b|quota exceeded/i,
    'The quota of this user is used up. Fix: free some space; a build needs about 300 MB.',
  ],
  [/\bEROFS\b|read-only file system/i, 'The disk is read-only. Fix: work in a folder that can be written.'],
  [
    /\bEACCES\b|\bEPERM\b|permission denied/i,
    'You do not have permission to write to the project folder, or to read a file in it. Fix: run the command as the owner of the folder, or change the permissions (chown, chmod).',
  ],
  [/\bEMFILE\b|too many open files/i, 'Too many files are open. Fix: raise the limit (ulimit -n 4096).'],
  [
    /heap out of memory|\bENOMEM\b/i,
    'There is not enough memory. Fix: close other programs, or give the build more (NODE_OPTIONS=--max-old-space-size=4096).',
  ],
];

/**
 * @param text what a failed command has printed, or the message of its error
 * @returns reason and fix when the machine is the cause
 */
export function reasonOf(text: string): string | undefined {
  return reasons.find(([code]) => code.test(text))?.[1];
}
