/** The address of support in `src/data/facts/support.yml`; a test compares them. */
export const supportAddress = 'support@dialogos.example';

/** @returns a mailto address with subject and body of a letter about a page */
export function feedbackAddress({ title, page, version }: { title: string; page: string; version: string }): string {
  const subject = `Documentation: ${title}`;
  // Lines of a letter end with CR and LF (RFC 6068, section 5).
  const body = `Page: ${page}\r\nDocumentation version: ${version}\r\n\r\n`;
  return `mailto:${supportAddress}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
