// `node tests/bench/api` needs no build step: the bench itself is TypeScript.
require('tsx/cjs');
require('./apiWeight.ts');
