/** Prints rows under their heads, each column as wide as its longest cell. */
export function printTable(heads: string[], rows: string[][]): void {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  console.log(
    all
      .map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n'),
  );
}
