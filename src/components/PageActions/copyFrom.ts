async function textOf(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`the server answered ${response.status}`);
  }
  // The live server and some hosts answer every address with a page.
  if (response.headers.get('Content-Type')?.includes('html')) {
    throw new Error('the server has no Markdown text there');
  }
  return new Blob([await response.text()], { type: 'text/plain' });
}

/**
 * Copies the text of an address to the clipboard. The clipboard gets the promise of the text: some browsers open it
 * only at the moment of the press, when the text is not there yet.
 *
 * @throws Error when the text or the clipboard cannot be reached
 */
export async function copyFrom(address: string): Promise<void> {
  const text = textOf(address);
  if ('ClipboardItem' in window) {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return;
  }
  await navigator.clipboard.writeText(await (await text).text());
}
