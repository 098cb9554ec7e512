import { expect, test } from 'vitest';
import { searchEagerCost } from '../../helpers/searchEagerCost';

/** Bytes of script and style that the search may add to every page, compressed. */
const most = 3 * 1024;

test('the search adds at most 3 KB to every page', async () => {
  const { script, chunks, ofScript, ofStyle } = await searchEagerCost();
  console.log(`eager cost of the search: ${ofScript} bytes gzip of script, ${ofStyle} of style`);
  for (const part of ['dos-search__field', 'dos-search__cancel']) {
    expect(script, 'the box is in it').toContain(part);
  }
  expect(script, 'the panel is not').not.toContain('dos-search__none');
  expect(chunks, 'the first chunk and those of the first use').toBeGreaterThan(2);
  expect(ofScript + ofStyle).toBeLessThanOrEqual(most);
}, 60_000);
