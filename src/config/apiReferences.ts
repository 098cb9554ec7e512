import type { PluginConfig } from '@docusaurus/types';
import apiMock from '../../plugins/api/mock/index';
import apiReference from '../../plugins/api/reference/index';
import leanRedoc from '../../plugins/api/reference/leanRedoc';
import sampleRules from '../../plugins/api/reference/sampleRules';
import apiSearch from '../../plugins/api/reference/search';
import { withOptions } from './withOptions';

const reference = (id: string) =>
  withOptions(apiReference, { id, spec: `static/api/${id}.json`, route: `/api/${id}/`, url: `/api/${id}.json` });

/** Both API references (specification, section 2) and what they need. */
export const apiReferences: PluginConfig[] = [
  reference('capi'),
  reference('sapi'),
  leanRedoc,
  withOptions(sampleRules, {}),
  apiSearch,
  apiMock,
];
