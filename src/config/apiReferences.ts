import type { PluginConfig } from '@docusaurus/types';
import apiMock from '../../plugins/api/mock/index';
import apiReference from '../../plugins/api/reference/index';
import leanRedoc from '../../plugins/api/reference/leanRedoc';
import moreSamples from '../../plugins/api/reference/moreSamples';
import sampleRules from '../../plugins/api/reference/sampleRules';
import apiSearch from '../../plugins/api/reference/search';
import type { ApiId } from '../api/documents';
import { apiHosts } from './apiHosts';
import { withOptions } from './withOptions';

const reference = (id: ApiId) =>
  withOptions(apiReference, {
    id,
    spec: `static/api/${id}.json`,
    route: `/api/${id}/`,
    url: `/api/${id}.json`,
    hosts: apiHosts,
  });

/** Both API references (specification, section 2) and what they need. */
export const apiReferences: PluginConfig[] = [
  reference('capi'),
  reference('sapi'),
  leanRedoc,
  moreSamples,
  withOptions(sampleRules, {}),
  apiSearch,
  apiMock,
];
