import { displayWidth } from "./plainText.ts";

/** A column: its heading, and on which side its cells stand. */
export interface Column {
  readonly title: string;
  /** @default "left" */
  readonly align?: "left" | "right";
}

/** A table in columns of equal width, headings underlined. Cells must be plain text. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(displayWidth(title), ...rows.map((row) => displayWidth(row[index] ?? ""))),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, index) => {
        const cell = cells[index] ?? "";
        const space = " ".repeat((widths[index] ?? 0) - displayWidth(cell));
        return align === "right" ? space + cell : cell + space;
      })
      .join("  ")
      .trimEnd();
  return [
    line(columns.map(({ title }) => title)),
    line(widths.map((width) => "─".repeat(width))),
    ...rows.map(line),
  ].join("\n");
}

/** Steps of a bar's last letter, an eighth of a column each. */
const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/**
 * A bar whose length is a value's part of the largest one.
 *
 * @param columns - Length of the largest.
 */
export function bar(value: number, largest: number, columns: number): string {
  if (largest <= 0) return "";
  const eighths = Math.round((value / largest) * columns * 8);
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
}
