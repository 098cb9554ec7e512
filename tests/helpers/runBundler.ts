import { rspack } from '@docusaurus/faster';

/**
 * Runs the bundler of the site.
 *
 * @param config settings of Rspack
 * @returns number of chunks
 * @throws Error with what the bundler says
 */
export const runBundler = (config: object): Promise<number> =>
  new Promise((resolve, reject) => {
    rspack.rspack(config as never, (error, stats) =>
      error || stats?.hasErrors()
        ? reject(error ?? new Error(stats?.toString('errors-only')))
        : resolve(stats?.toJson({ all: false, chunks: true }).chunks?.length ?? 0),
    );
  });
