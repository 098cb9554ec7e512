import { test } from 'vitest';
import { expectNoFaults } from '../helpers/builtSiteReport';
import { readCode } from '../helpers/builtSiteSources';
import { publicImports } from './checks/publicImports';

test('nothing is imported from inside Docusaurus', () => {
  expectNoFaults('publicImports', publicImports(readCode('.', ['src', 'plugins'])));
});
