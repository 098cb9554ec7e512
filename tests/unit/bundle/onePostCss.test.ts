import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import onePostCss from '../../../plugins/bundle/one-post-css/index';

/** A plugin of PostCSS that is made when it is needed. */
type Creator = { (): unknown; postcss?: boolean };

describe('plugins of PostCSS', () => {
  let folder = '';
  let lowering = '';

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'post-css-'));
    lowering = path.join(folder, 'lowering.cjs');
    writeFileSync(lowering, 'module.exports = (options) => ({ postcssPlugin: "lowering", options });');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('a named one is made once for all style sheets, with its options, and one that is made stays', () => {
    const layers = { postcssPlugin: 'layers' };
    const plugin = onePostCss();
    const options = [1, 2].map(() =>
      plugin.configurePostCss?.({ ident: 'postcss', plugins: [[lowering, { stage: 2 }], layers] }),
    );
    expect(options[0]).toMatchObject({ ident: 'postcss', config: false });
    expect(options[0]?.plugins[1]).toBe(layers);
    const [first, second] = options.map((one) => one?.plugins[0] as Creator);
    expect(first?.postcss, 'PostCSS calls it').toBe(true);
    expect(first?.()).toEqual({ postcssPlugin: 'lowering', options: { stage: 2 } });
    expect(second?.()).toBe(first?.());
  });

  test('without a named one there is nothing to make, and the build ends', () => {
    const options = { plugins: [{ postcssPlugin: 'layers' }] };
    expect(() => onePostCss().configurePostCss?.(options)).toThrow(
      '[one-post-css] Docusaurus no longer names a plugin of PostCSS. Fix: see how it lowers style sheets now',
    );
  });
});
