import type { Part } from '../../../dl';

/** Text of a reply, with an address where it is a link. */
export interface Run {
  readonly text: string;
  readonly url?: string;
}

export type Block =
  | { readonly kind: 'line'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] };

/** A reply as a channel shows it: text with links and lists, buttons under it, and what else the channel does. */
export interface ReplyView {
  readonly blocks: readonly Block[];
  readonly buttons: readonly { readonly label: string; readonly ask: string }[];
  readonly notes: readonly Run[];
}

/**
 * The address of a link, when a channel would open it: only http and https. What a rule says is never run.
 *
 * @returns nothing for `javascript:` and all other kinds
 */
export function safeUrl(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url.trim());
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}

const link = (text: string, address: string): Run => {
  const url = safeUrl(address);
  return url === undefined ? { text } : { text, url };
};

interface OpenList {
  readonly ordered: boolean;
  readonly items: Block[][];
}

/** Arranges runs in lines and lists. `[li]` without a list starts a separate line (language, section 10.2). */
class Layout {
  readonly blocks: Block[] = [];
  private readonly open: OpenList[] = [];
  private runs: Run[] = [];

  add(run: Run): void {
    if (run.text !== '') this.runs.push(run);
  }

  /** Ends the line that is being written. */
  endLine(): void {
    if (this.runs.length > 0) this.target().push({ kind: 'line', runs: this.runs });
    this.runs = [];
  }

  begin(ordered: boolean): void {
    this.endLine();
    this.open.push({ ordered, items: [] });
  }

  item(): void {
    this.endLine();
    this.open.at(-1)?.items.push([]);
  }

  end(): void {
    this.endLine();
    const list = this.open.pop();
    if (list !== undefined && list.items.length > 0) this.target().push({ kind: 'list', ...list });
  }

  endAll(): void {
    while (this.open.length > 0) this.end();
    this.endLine();
  }

  private target(): Block[] {
    const list = this.open.at(-1);
    if (list === undefined) return this.blocks;
    if (list.items.length === 0) list.items.push([]);
    return list.items.at(-1) ?? this.blocks;
  }
}

/** What a channel shows of the parts of a reply. */
export function replyView(parts: readonly Part[]): ReplyView {
  const layout = new Layout();
  const buttons: { label: string; ask: string }[] = [];
  const notes: Run[] = [];
  for (const part of parts) {
    if (part.kind === 'text') layout.add({ text: part.text });
    else if (part.kind === 'break') layout.endLine();
    else if (part.kind === 'question') buttons.push({ label: part.text, ask: part.ask ?? part.text });
    else if (part.kind === 'link') layout.add(link(part.text, part.url));
    else if (part.kind === 'page') notes.push(link(`Opens the page ${part.url}`, part.url));
    else if (part.kind === 'operator') notes.push({ text: operatorNote(part.group, part.message) });
    else if (part.mark === 'li') layout.item();
    else if (part.mark === 'el') layout.end();
    else layout.begin(part.mark === 'ol');
  }
  layout.endAll();
  return { blocks: layout.blocks, buttons, notes };
}

function operatorNote(group: string, message: string): string {
  const to = group === '' ? 'an operator' : `an operator of the group “${group}”`;
  return message === '' ? `The chat is handed over to ${to}.` : `The chat is handed over to ${to}: “${message}”`;
}
