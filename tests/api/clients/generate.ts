import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { generateApi } from 'swagger-typescript-api';
import { mockAddresses } from '../../../src/api/common/server';
import { fileOf, type Id, ids, served } from '../documents';
import { fencesOf } from '../receiversOf';

/** A generator of clients, as its README says to call it, and what it writes of one API. */
type Tool = {
  /** The conversation in `tests/fixtures/clients`. */
  program: string;
  write: (id: Id, dir: string, address: string) => Promise<unknown>;
  /** The file that a program imports. */
  entry: (id: Id) => string;
};

export const tools: Record<string, Tool> = {
  'openapi-typescript': {
    program: 'openapiFetch',
    entry: (id) => `${id}.ts`,
    write: async (id, dir) => {
      const types = await openapiTS(JSON.stringify(served[id]), { defaultNonNullable: false });
      mkdirSync(dir, { recursive: true });
      writeFileSync(path.join(dir, `${id}.ts`), astToString(types));
    },
  },
  'hey-api': {
    program: 'heyApi',
    entry: (id) => `${id}/index.ts`,
    write: (id, dir) =>
      createClient({
        input: fileOf(id),
        output: path.join(dir, id),
        plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
        logs: { level: 'silent' },
      }),
  },
  orval: {
    program: 'orval',
    entry: (id) => `${id}.ts`,
    write: (id, dir, address) =>
      generate(
        {
          input: { target: path.resolve(fileOf(id)) },
          output: { target: path.join(dir, `${id}.ts`), client: 'fetch', mode: 'single', baseUrl: address },
        },
        dir,
      ),
  },
  'swagger-typescript-api': {
    program: 'swaggerTypescriptApi',
    entry: (id) => `${id}.ts`,
    write: (id, dir) =>
      generateApi({
        input: path.resolve(fileOf(id)),
        output: dir,
        fileName: `${id}.ts`,
        moduleNameFirstTag: true,
        silent: true,
      }),
  },
};

/** Beside the project's packages, which the programs import. */
export const clientsDir = path.resolve('.cache/api-clients');

const page = 'docs/channels/platforms/server-api.mdx';

/** Where the program in the texts finds the Server API and its webhook. */
type PageAddresses = { sapi: string; webhook: string };

/** The program in the texts that uses a generated client, with the addresses of this run. */
function documentedProgram({ sapi, webhook }: PageAddresses): string {
  const program = fencesOf(page, readFileSync(page, 'utf8'), 'ts').find(({ title }) => title === 'client.mts');
  const places = {
    "'./sapi'": "'./generated/openapi-typescript/sapi'",
    [`'${mockAddresses.sapi}'`]: `'${sapi}'`,
  };
  return Object.entries({ ...places, "'http://localhost:8080'": `'${webhook}'` }).reduce((source, [written, here]) => {
    if (!source.includes(written)) {
      throw new Error(
        `${page}:1: the program client.mts does not contain ${written}. Fix: restore it, or change tests/api/clients/generate.ts with it.`,
      );
    }
    return source.replace(written, here);
  }, program?.source ?? '');
}

/** Writes every client of both APIs and, beside them, the programs that talk through them. */
export async function generateClients(addresses: Record<Id, string>, onPage: PageAddresses): Promise<void> {
  rmSync(clientsDir, { recursive: true, force: true });
  mkdirSync(clientsDir, { recursive: true });
  cpSync('tests/fixtures/clients', clientsDir, { recursive: true });
  writeFileSync(path.join(clientsDir, 'documented.ts'), documentedProgram(onPage));
  for (const [name, { write }] of Object.entries(tools)) {
    for (const id of ids) {
      await write(id, path.join(clientsDir, 'generated', name), addresses[id]);
    }
  }
}
