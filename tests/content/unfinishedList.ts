/** Paths in `unfinished.txt`, without comments and empty lines, each with its line. */
export function parseUnfinished(text: string): { file: string; line: number }[] {
  return text
    .split('\n')
    .map((content, index) => ({ file: content.trim(), line: index + 1 }))
    .filter(({ file }) => file !== '' && !file.startsWith('#'));
}

type ListOptions = {
  text: string;
  /** Sources of all documentation pages and posts in the order of the route list, with what each one lacks. */
  missing: ReadonlyMap<string, string[]>;
  /** The list may not be longer than this. */
  most: number;
};

/**
 * Compares the list of unfinished pages with the pages.
 *
 * @returns one message for each fault; none when the list names exactly the unfinished pages, in the order of the routes
 */
export function faultsOfList({ text, missing, most }: ListOptions): string[] {
  const listed = parseUnfinished(text);
  const files = listed.map(({ file }) => file);
  const order = [...missing.keys()].filter((file) => files.includes(file));
  const place = (line: number) => `tests/content/unfinished.txt:${line}`;
  const perLine = listed.flatMap(({ file, line }, index) => {
    const lacks = missing.get(file);
    if (!lacks) {
      return [`${place(line)}  ${file} is no documentation page and no post. Correct the path or delete the line.`];
    }
    if (files.indexOf(file) !== index) {
      return [`${place(line)}  ${file} stands twice. Delete the line.`];
    }
    return lacks.length === 0 ? [`${place(line)}  ${file} is finished. Delete the line.`] : [];
  });
  const unlisted = [...missing]
    .filter(([file, lacks]) => lacks.length > 0 && !files.includes(file))
    .map(([file, lacks]) => `${file} is not finished. It lacks: ${lacks.join('; ')}.`);
  const known = [...new Set(files.filter((file) => missing.has(file)))];
  const misplaced = known.find((file, index) => file !== order[index]);
  return [
    ...perLine,
    ...unlisted,
    ...(misplaced ? [`${misplaced} stands at the wrong place of the list, which has the order of the routes.`] : []),
    ...(files.length > most ? [`The list has ${files.length} pages; it may only shrink from ${most}.`] : []),
  ];
}
