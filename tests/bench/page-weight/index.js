// `node tests/bench/page-weight` needs no build step: the bench itself is TypeScript.
require('tsx/cjs');
require('./pageWeight.ts');
