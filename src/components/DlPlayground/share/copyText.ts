/**
 * Copies a text.
 *
 * @returns false where the clipboard is closed: on pages without https, or when the reader refuses
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
