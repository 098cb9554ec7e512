import { test } from 'vitest';
import config from '../../docusaurus.config';
import { expectNoFaults } from '../helpers/builtSiteReport';
import { configuration } from './checks/configuration';

test('the loaded configuration has the settings that the specification fixes', () => {
  expectNoFaults('configuration', configuration(config));
});
