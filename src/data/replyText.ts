import type { Reply } from '../dl';

/** What a reader of a chat sees of a reply: its text and, below it, its links as buttons. */
export type ReplyText = {
  /** Lines of the text; none when nothing is said. */
  readonly text: string;
  readonly buttons: readonly string[];
};

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Writes the text part by part; `[br]` and the items of lists start a line (DL language, section 10.2), which is
 * indented by two spaces for each list around its list.
 */
class TextLines {
  private readonly lines: { indent: string; parts: string[] }[] = [{ indent: '', parts: [] }];
  private readonly lists: { ordered: boolean; items: number }[] = [];

  constructor(private readonly bullet: string) {}

  add(text: string): void {
    this.lines.at(-1)?.parts.push(text);
  }

  newLine(): void {
    this.lines.push({ indent: '  '.repeat(Math.max(0, this.lists.length - 1)), parts: [] });
  }

  list(mark: 'ul' | 'ol' | 'li' | 'el'): void {
    if (mark === 'el') {
      this.lists.pop();
    } else if (mark !== 'li') {
      this.lists.push({ ordered: mark === 'ol', items: 0 });
    }
    this.newLine();
    if (mark === 'li') {
      const list = this.lists.at(-1);
      this.add(list?.ordered ? `${++list.items}.` : this.bullet);
    }
  }

  toString(): string {
    const lines = this.lines.map(({ indent, parts }) => ({ indent, said: oneSpace(parts.join(' ')) }));
    return lines.flatMap(({ indent, said }) => (said === '' ? [] : [indent + said])).join('\n');
  }
}

/**
 * @param bullet what an item of a list without numbers starts with
 * @returns a reply as a channel shows it; without the parts that only the channel acts on (a page to open, an operator)
 */
export function replyText(parts: Reply['parts'], bullet = '•'): ReplyText {
  const text = new TextLines(bullet);
  const buttons: string[] = [];
  for (const part of parts) {
    if (part.kind === 'text') {
      text.add(part.text);
    } else if (part.kind === 'break') {
      text.newLine();
    } else if (part.kind === 'list') {
      text.list(part.mark);
    } else if (part.kind === 'question' || part.kind === 'link') {
      buttons.push(oneSpace(part.text));
    }
  }
  return { text: text.toString(), buttons };
}
