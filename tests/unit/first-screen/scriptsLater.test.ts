import { expect, test } from 'vitest';
import { laterScript, scriptsLater } from '../../../plugins/bundle/first-screen/scriptsLater';

test('scripts are named in their order after the one that asks for them', () => {
  const two = '<head><script src=/1.js defer></script><script src="/2.js" defer=""></script></head>';
  expect(scriptsLater(two, 'a.html')).toBe(
    `<head><script>${laterScript}</script><script type="text/plain" data-src="/1.js"></script>` +
      '<script type="text/plain" data-src="/2.js"></script></head>',
  );
});

test('a page without a script is refused', () => {
  expect(() => scriptsLater('<head><script async src=/1.js></script></head>', 'a.html')).toThrow(
    'a.html names no script.',
  );
});
