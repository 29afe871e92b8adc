/** Spaces between two columns. */
const GAP = "  ";

/** A table of columns aligned to their widest cell. @param rows - The first one is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join("\n");
}

/** Bytes as a reader takes them in: kilobytes of 1000, one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Text moved in by some spaces. */
export function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}
