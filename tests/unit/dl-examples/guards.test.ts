import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOfExamples, siteExamples } from '../../../plugins/transforms/dl-examples/siteExamples';
import { exampleBases } from '../../../plugins/transforms/exampleBases';
import { dlExampleGuards } from '../../guards/dlExampleGuards';
import { faultsOf } from '../../guards/guard';

const folder = 'tests/fixtures/guards/examples';

describe('wrong examples', () => {
  it('have a guard for every red fixture and a fixture for every guard', () => {
    const fixtures = readdirSync(folder).map((file) => `guards/examples/${file}`);
    expect(fixtures.length).toBeGreaterThan(50);
    expect(dlExampleGuards.map(({ fixture }) => fixture).sort()).toEqual(fixtures.sort());
  });

  it.each(dlExampleGuards.filter(({ fixture }) => fixture.endsWith('.mdx')))('$name', async (guard) => {
    const faults = faultsOf(guard.name, await guard.runOnFixture());
    expect(faults).toEqual([guard.message]);
    expect(faults[0]).toMatch(/^tests\/fixtures\/guards\/examples\/[\w-]+\.mdx:\d+: .+\. Fix: .+\.$/s);
  });

  it.each(['no-examples', 'no-turns'])('are missed when there is nothing to check: %s', (site) => {
    const faults = faultsOfExamples(siteExamples(`${folder}/${site}`, exampleBases));
    expect(faults.join('\n')).toMatch(/^No .+ The check does not see/);
  });
});
