/** Part of a body, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header of one range.
 *
 * @param header - The header's value.
 * @param size - Bytes of the whole body.
 * @returns The range; `"unsatisfiable"` beyond the body; `null` where the header is to be ignored.
 */
export function parseRange(
  header: string | null | undefined,
  size: number,
): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match) return null;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return null;
  const start = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < Number(from)) return null;
  return start < size ? { start, end } : "unsatisfiable";
}
