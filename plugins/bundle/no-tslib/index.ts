import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacedInBrowser } from '../replacedInBrowser';

/** Keeps `tslib` out of the bundle, which needs only one of its functions: 3.7 KB. */
export default function noTslib(): Plugin {
  return replacedInBrowser('no-tslib', { tslib: path.join(__dirname, 'client', 'tslib.ts') });
}
