import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { factsFolder, loadFacts, readFacts } from '../../../src/data/facts';
import { schemas } from '../../../src/data/schema';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

describe('reading the facts', () => {
  test('the facts are read once', () => {
    expect(loadFacts()).toBe(loadFacts());
    expect(loadFacts().limits.branches?.value).toBe(10);
  });

  test('every file that is missing is told', () => {
    const { faults, files } = readFacts(folderWith({}));
    expect(files).toBe(0);
    expect(faults).toHaveLength(Object.keys(schemas).length);
    expect(faults[0]).toMatch(/analytics\.yml:1: the file: it is missing\. Fix: add it\.$/);
  });

  test('all faults of all files are told, each with its line', () => {
    const browsers = 'chrome:\n  name: Google Chrome\n  builder: "103"\n';
    const roles = 'viewer:\n  name: Viewer\n  work: [looks]\n';
    const { faults } = readFacts(factsFolder, folderWith({ 'browsers.yml': browsers, 'roles.yml': roles }));
    expect(faults.map((fault) => fault.replace(/^.*\//, ''))).toEqual([
      'browsers.yml:2: chrome.chatter: it is nothing. Fix: it must be a version in quotation marks, for example "15.4".',
      'roles.yml:3: viewer.work: it is a list. Fix: it must be a text without spaces at its ends, in quotation marks where YAML reads it as something else.',
    ]);
  });

  test('a file that is not YAML is told with the line of the slip', () => {
    const { faults } = readFacts(factsFolder, folderWith({ 'roles.yml': 'viewer:\n  name: "Viewer\n' }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/roles\.yml:\d+: .+ Fix: correct the YAML\.$/);
  });

  test('a value is found by its line for other checks', () => {
    const { locate } = readFacts(
      factsFolder,
      folderWith({ 'roles.yml': '# Roles\n\nviewer: { name: Viewer, work: looks }\n' }),
    );
    expect(locate('roles', ['viewer', 'name'])).toMatch(/roles\.yml:3$/);
  });
});
