import { lineKind } from '../rule/lineKind';
import { physicalLines } from '../source/logicalLines';
import { isShortBegin, lineRole } from '../source/ruleBlocks';

/**
 * Lays out a rule file: BEGIN and END in capitals, one space after a line mark, long lines joined, one empty line
 * between rules. What a line says is not touched, so the result means the same. Text outside of a rule and all after it
 * stay as they are, since nothing there is read (section 2.1).
 */
export function format(source: string): string {
  const written: string[] = [];
  let inside = false;
  let isFirst = false;
  for (const line of physicalLines(source)) {
    const text = line.text.trim();
    const role = lineRole(line.text, inside);
    if (role === 'stray') {
      const rest = source.slice(line.start).trimEnd();
      return finish([...written, rest]);
    }
    if (role === 'begin') {
      if (written.length > 0 && !startsComment(written.at(-1))) written.push('');
      written.push(isShortBegin(text) ? text : `BEGIN ${text.slice('begin'.length).trim()}`.trim());
      inside = true;
      isFirst = true;
    } else if (role === 'end') {
      written.push('END');
      inside = false;
    } else if (role === 'comment') {
      if (!inside && written.at(-1) === 'END') written.push('');
      written.push(text);
    } else if (role === 'joined') {
      join(written, text, isFirst);
      isFirst = false;
    } else if (role === 'line') {
      // Not trimmed: white space that is no indent (section 2.1, point 5) makes it a line of unknown kind.
      written.push(layOut(line.text));
      isFirst = false;
    }
  }
  return finish(written);
}

const startsComment = (line: string | undefined) => line?.startsWith('//') === true;

/** An indented line goes to the end of the last line of the rule; the first line of a rule only loses its indent. */
function join(written: string[], text: string, isFirst: boolean): void {
  const comments: string[] = [];
  while (startsComment(written.at(-1))) comments.unshift(written.pop() ?? '');
  const above = written.pop() ?? '';
  if (isFirst) written.push(above, ...comments, layOut(text));
  else written.push(`${above} ${text}`, ...comments);
}

function layOut(text: string): string {
  const kind = lineKind(text);
  if (/^\$\$/.test(text) || kind === 'unknown' || kind === 'label' || kind === 'block') return text;
  return `${text.charAt(0)} ${text.slice(1).trim()}`.trimEnd();
}

const finish = (lines: readonly string[]) => (lines.length === 0 ? '' : `${lines.join('\n')}\n`);
