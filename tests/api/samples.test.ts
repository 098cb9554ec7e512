import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exampleBase } from '../../src/api/common/server';
import { operationsOf, responsesOf } from '../../src/api/openapi/operations';
import { csharpSample } from '../../src/api/samples/csharp';
import { curlSample } from '../../src/api/samples/curl';
import { javaSample } from '../../src/api/samples/java';
import { javascriptSample } from '../../src/api/samples/javascript';
import { pythonSample } from '../../src/api/samples/python';
import { ids, served } from './documents';
import { type RunningMock, startMock } from './mockServer';
import { parserOf } from './parseSample';
import { record } from './results';
import { requireProgram, runSample, runSamples, skipped } from './runSample';

const languages = ['Shell', 'JavaScript', 'Python'] as const;

const documented = ids.flatMap((id) =>
  operationsOf(served[id]).flatMap(({ operation }) => {
    const content = responsesOf(served[id], operation)['200']?.content ?? {};
    const [[type, media] = ['', undefined]] = Object.entries(content);
    return (operation['x-codeSamples'] ?? []).map(({ lang, source }) => ({
      name: `${operation.operationId} in ${lang}`,
      id,
      lang,
      source,
      answer: media?.example,
      isText: type === 'text/plain',
    }));
  }),
);

describe('samples', () => {
  let mock: RunningMock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.close());

  test('every call has one in each language', () => {
    expect(documented.length).toBe(34 * 5);
  });

  for (const language of languages) {
    test(`all in ${language} run, and print the documented answer`, async () => {
      if (skipped.has(language)) {
        record(`samples in ${language}`, 'both', 'left out by SKIP_SAMPLES');
        return;
      }
      await requireProgram(language);
      const samples = documented.filter(({ lang }) => lang === language);
      const printed = await runSamples(
        language,
        samples.map(({ id, source }) => source.replaceAll(exampleBase, mock.urls[id])),
      );
      for (const [at, { name, source, answer, isText }] of samples.entries()) {
        const text = printed[at] ?? '';
        expect(source, name).toContain(exampleBase);
        expect(isText ? text.trim() : JSON.parse(text), name).toEqual(isText ? String(answer).trim() : answer);
      }
      record(`samples in ${language}`, 'both', `${samples.length} run, all print the documented response`);
      expect(samples.length).toBe(34);
    });
  }

  test.each(['Java', 'C#'] as const)(
    'all in %s are whole programs that call the documented address',
    async (language) => {
      const isWhole = await parserOf(language);
      const samples = documented.filter(({ lang }) => lang === language);
      expect(samples.length).toBe(34);
      expect(samples.filter(({ source }) => !isWhole(source) || !source.includes(exampleBase))).toEqual([]);
      expect(samples.filter(({ source }) => isWhole(source.replace('("', '(')))).toEqual([]);
      record(`samples in ${language}`, 'both', `${samples.length} parsed`);
    },
  );

  test('a machine without a program says what to install, and how to go on', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await expect(requireProgram('Python')).rejects.toThrow(
      'The samples in Python need python3, which is not here. Fix: apt-get install python3, or leave them out: SKIP_SAMPLES=Python npm run test:api',
    );
    vi.unstubAllEnvs();
  });

  test('values with every sign that a language could misread come through', async () => {
    const text = `it's "quoted" \\ $HOME \`x\` \n line\u2028 Ошибка 😀 {"a": 1} %s null`;
    const { urls, close } = await startMock({
      assistant:
        () =>
        ({ text: asked }) => ({ text: asked, buttons: [], links: [] }),
    });
    try {
      const request = {
        method: 'POST' as const,
        url: `${urls.capi}/api/v1/Chat.request`,
        body: JSON.stringify(
          { cuid: '1b7e9c40-2f6a-4d83-b5c1-90e2a8d7f364', text, context: { "it's": [null, 1.5, {}] } },
          null,
          2,
        ),
        answer: 'json' as const,
      };
      const sources = {
        Shell: curlSample(request),
        JavaScript: javascriptSample(request),
        Python: pythonSample(request),
      };
      for (const language of languages.filter((name) => !skipped.has(name))) {
        const printed = JSON.parse(await runSample(language, sources[language])) as {
          result: { text: { value: string } };
        };
        expect(printed.result.text.value, language).toBe(text);
      }
      // Quotes that would end a text block or a raw literal, and escapes that Java would read before all else.
      const hostile = { ...request, body: `${request.body}\n"""" \\u0022; \\` };
      expect((await parserOf('Java'))(javaSample(hostile)), javaSample(hostile)).toBe(true);
      expect((await parserOf('C#'))(csharpSample(hostile)), csharpSample(hostile)).toBe(true);
    } finally {
      close();
    }
  });

  test('a body that is no JSON is sent as it is, and the error response is printed', async () => {
    const request = {
      method: 'POST' as const,
      url: `${mock.urls.capi}/api/v1/Chat.init`,
      body: "{'a'",
      answer: 'json' as const,
    };
    const samples = {
      Shell: curlSample(request),
      JavaScript: javascriptSample(request),
      Python: pythonSample(request),
    };
    for (const language of languages.filter((name) => !skipped.has(name))) {
      const { result } = JSON.parse(await runSample(language, samples[language])) as { result: unknown };
      expect(result, language).toMatchObject({ error_message: 'body: must be JSON (error at line 1, column 2)' });
    }
  });
});
