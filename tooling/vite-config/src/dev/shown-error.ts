import { readFileSync } from "node:fs";
import type { ErrorPayload } from "vite";

/** Lines before and after the one that failed. */
const LINES_AROUND = 2;

/** A place of a stack. */
const PLACE = /^\s+at (?:.* \()?(?:file:\/\/)?(\/[^\s()]+?):(\d+):(\d+)\)?$/;

/** What the overlay shows. */
export type Shown = ErrorPayload["err"];

/** An error for terminal and overlay: what it says, and the lines of the author's own files on its way. */
export function shownError(thrown: unknown): Shown {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, stack = "", id, frame, loc, plugin } = error as Error & Partial<Shown>;
  const own = stack.split("\n").filter((line) => PLACE.test(line) && !line.includes("/node_modules/"));
  const told = { message, stack: own.join("\n"), plugin: plugin ?? "" };
  // A compiler knows better than a stack, which leads to the compiler.
  if (loc) return { ...told, loc, ...(id && { id }), ...(frame && { frame }) };
  const [, file, line, column] = PLACE.exec(own[0] ?? "") ?? [];
  if (file === undefined) return told;
  const place = { file, line: Number(line), column: Number(column) };
  return { ...told, id: place.file, loc: place, frame: frameOf(place.file, place.line) };
}

/** {@link shownError} as text. */
export function errorText({ message, loc, frame, stack }: Shown): string {
  const place = loc ? `  at ${loc.file ?? ""}:${loc.line}:${loc.column}` : "";
  return [message, place, frame ?? "", loc ? "" : stack].filter(Boolean).join("\n");
}

function frameOf(file: string, line: number): string {
  let lines: readonly string[];
  try {
    lines = readFileSync(file, "utf8").split("\n");
  } catch {
    return "";
  }
  const first = Math.max(1, line - LINES_AROUND);
  return lines
    .slice(first - 1, line + LINES_AROUND)
    .map((text, index) => `${first + index === line ? ">" : " "} ${first + index} | ${text}`)
    .join("\n");
}
