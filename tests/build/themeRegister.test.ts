import { test } from 'vitest';
import { expectNoFaults } from '../helpers/builtSiteReport';
import { readThemeFolder } from '../helpers/builtSiteSources';
import { themeRegister } from './checks/themeRegister';

test('the register of theme components equals the folder src/theme', () => {
  expectNoFaults('themeRegister', themeRegister(readThemeFolder('.')));
});
