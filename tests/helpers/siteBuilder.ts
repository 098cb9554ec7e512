import { type ChildProcess, fork } from 'node:child_process';

type SiteToBuild = {
  siteDir: string;
  /** Where there is another one than that of the folder. */
  config?: string;
  /** Absolute. */
  outDir: string;
  minify: boolean;
  /** Folder in that of the site for what Docusaurus generates, where it is not `.docusaurus`. */
  generated?: string;
  variables?: Readonly<Record<string, string>>;
};

export type SiteBuilder = {
  /** @returns what the build printed when it failed, or nothing. Wait for it before the next one */
  build: (site: SiteToBuild) => Promise<string | undefined>;
  stop: () => void;
};

type Answer = { fault?: string };

function start(): ChildProcess {
  return fork('tests/helpers/siteBuilderProcess.cjs', {
    silent: true,
    // As in `npm run build`: room for short-lived trees.
    execArgv: ['--max-semi-space-size=64'],
    // Another thread that renders would warm up the server's program again.
    env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1' },
  });
}

/** Builds sites one after the other in one process; Docusaurus ends it after some faults, and the next site gets another. */
export function startSiteBuilder(): SiteBuilder {
  let child: ChildProcess | undefined;
  let output = '';

  function running(): ChildProcess {
    if (child?.connected) return child;
    child = start();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    return child;
  }

  return {
    build: (site) =>
      new Promise((resolve) => {
        const builder = running();
        output = '';
        const ended = (status: number | null) => resolve(`${output}\nThe process that builds ended with ${status}.`);
        builder.once('close', ended).once('message', ({ fault }: Answer) => {
          builder.off('close', ended);
          // What it printed before may be read after this message, but not after everything that can be read now.
          setImmediate(() => resolve(fault && `${output}\n${fault}`));
        });
        builder.send(site);
      }),
    stop: () => child?.kill(),
  };
}
