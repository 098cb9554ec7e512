import { describe, expect, test } from 'vitest';
import { apiDocumentGuards } from './apiDocumentGuards';
import { browserGuards } from './browserGuards';
import { buildErrorGuards } from './buildErrorGuards';
import { builtSiteGuards } from './builtSiteGuards';
import { codeGuards } from './codeGuards';
import { dependencyGuards } from './dependencyGuards';
import { determinismGuards } from './determinismGuards';
import { dlExampleGuards } from './dlExampleGuards';
import { exampleFileGuards } from './exampleFileGuards';
import { faceGuards } from './faceGuards';
import { factGuards } from './factGuards';
import { figureColourGuards } from './figureColourGuards';
import { figureGuards } from './figureGuards';
import { furnitureGuards } from './furnitureGuards';
import { faultsOf } from './guard';
import { hostingGuards } from './hostingGuards';
import { pageMarkdownGuards } from './pageMarkdownGuards';
import { receiverGuards } from './receiverGuards';
import { reportNumberGuards } from './reportNumberGuards';
import { searchGuards } from './searchGuards';
import { textGuards } from './textGuards';

const guards = [
  ...codeGuards,
  ...dependencyGuards,
  ...textGuards,
  ...dlExampleGuards,
  ...apiDocumentGuards,
  ...factGuards,
  ...reportNumberGuards,
  ...exampleFileGuards,
  ...receiverGuards,
  ...figureGuards,
  ...figureColourGuards,
  ...furnitureGuards,
  ...faceGuards,
  ...builtSiteGuards,
  ...pageMarkdownGuards,
  ...searchGuards,
  ...hostingGuards,
  ...determinismGuards,
  ...buildErrorGuards,
  ...browserGuards,
];

describe('guards', () => {
  test('every guard has a name of its own', () => {
    const names = guards.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(guards)('$name fails on its red fixture with the stated message', async (guard) => {
    const faults = faultsOf(guard.name, await guard.runOnFixture());
    const stated = faults.find((fault) => fault.includes(guard.message)) ?? faults[0] ?? '(none)';
    console.log(`guard    ${guard.name}\nfixture  tests/fixtures/${guard.fixture}\nmessage  ${stated}`);
    expect(faults.join('\n')).toContain(guard.message);
  });

  test.each(guards.filter(({ runOnNothing }) => runOnNothing))('$name fails when nothing is checked', async (guard) => {
    const report = await guard.runOnNothing?.();
    expect(report?.checked).toBe(0);
    expect(report && faultsOf(guard.name, report).join()).toContain('nothing was checked');
  });
});
