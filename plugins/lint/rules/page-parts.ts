import { textField } from '../../texts/frontMatter';
import { pageHeadings } from '../../texts/pageHeadings';
import { pageParts } from '../pageParts';
import type { Rule } from '../rule';

const lastPart = 'see-also';

/** Pages of one pattern are built alike: who knows one variable or report page finds the same parts on all others. */
export const pagePartsRule: Rule = {
  name: 'page-parts',
  unit: 'parts of pages',
  check: (document) => {
    const pattern = textField(document.frontMatter, 'pattern') ?? '';
    // A text that is not valid MDX has no headings; another rule reports it.
    const parts = document.parseFault ? [] : (pageParts[pattern] ?? []);
    const sections = pageHeadings(document).filter(({ level }) => level === 2);
    const indexOf = (part: string | undefined) => sections.findIndex(({ id }) => id === part);
    const faults = parts.flatMap((part, index) => {
      const at = indexOf(part);
      const before = parts[index - 1];
      const place = before === undefined ? '' : ` after the section {#${before}}`;
      const fault = (reason: string, fix: string) => [
        { file: document.file, line: sections[at]?.line ?? 1, reason, fix },
      ];
      if (at === -1) {
        return fault(
          `The section {#${part}} is missing. Every page with the pattern "${pattern}" has one.`,
          `write it${place}.`,
        );
      }
      if (at < indexOf(before)) {
        return fault(`The section {#${part}} comes before {#${before}}.`, `move it${place}.`);
      }
      return part === lastPart && at < sections.length - 1
        ? fault(`There are sections after {#${part}}, which is the last one on a page.`, 'move them before it.')
        : [];
    });
    return { checked: parts.length, faults };
  },
};
