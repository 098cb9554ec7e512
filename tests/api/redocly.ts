import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Rules of Redocly that are off, each with its reason. All others of the strictest set count as errors. */
export const redoclyOff: Record<string, string> = {
  'operation-4xx-response':
    'a service call has no ids and no body, so there is nothing to refuse; POST calls have their own rule',
};

/** @returns one line for each finding of Redocly in the text of a document */
export async function redoclyFindings(source: string, file: string): Promise<string[]> {
  const rules = Object.fromEntries(Object.keys(redoclyOff).map((rule) => [rule, 'off' as const]));
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const problems = await lintFromString({ source, absoluteRef: file, config });
  return problems.map(({ ruleId, message, location }) => `${file}${location[0]?.pointer ?? ''}: ${ruleId}: ${message}`);
}
