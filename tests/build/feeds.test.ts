import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { feedForm } from './checks/feedForm';
import { feeds } from './checks/feeds';

const site = realSite();

test('the three feeds hold every post with every item', () => {
  expectNoFaults('feeds', feeds(site));
});

test('the three feeds have the form of their formats', () => {
  expectNoFaults('form of the feeds', feedForm(site));
});
