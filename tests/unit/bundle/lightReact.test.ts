import { expect, test } from 'vitest';
import { reactLeft } from '../../../plugins/bundle/light-react/reactLeft';

test('a module of React beside its replacement is named with the fix', () => {
  const [message, ...others] = reactLeft([
    'javascript/auto|/site/node_modules/react-dom/cjs/react-dom.production.min.js',
    'javascript/auto|/site/node_modules/preact/compat/dist/compat.mjs',
  ]);
  expect(message).toBe(
    '[light-react] The bundle contains node_modules/react-dom/cjs/react-dom.production.min.js beside Preact. Fix: give the module that was asked for a replacement in plugins/bundle/light-react/index.ts.',
  );
  expect(others).toEqual([]);
});

test('packages with a similar name are no part of React', () => {
  expect(reactLeft(['/site/node_modules/react-router/esm/react-router.js', '/site/plugins/react/own.ts'])).toEqual([]);
});
