/** Some browsers neither ask the reader nor answer. After this many milliseconds the reader copies by hand. */
const patience = 1500;

/**
 * Copies a text.
 *
 * @returns false where the clipboard is closed: on pages without https, when the reader refuses, or without an answer
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    const written = navigator.clipboard.writeText(text).then(() => true);
    const silence = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience));
    return await Promise.race([written, silence]);
  } catch {
    return false;
  }
}
