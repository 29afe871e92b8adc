/** Encodings of prepared bodies, the better first. */
export const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The best encoding a client takes, `null` for none.
 *
 * @param header - `Accept-Encoding`.
 * @param available - What is there. @default both
 */
export function acceptedEncoding(
  header: string | null | undefined,
  available: readonly Encoding[] = ENCODINGS,
): Encoding | null {
  if (!header) return null;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const wanted = available.filter((encoding) => weightOf(encoding) > 0);
  return wanted.toSorted((left, right) => weightOf(right) - weightOf(left))[0] ?? null;
}
