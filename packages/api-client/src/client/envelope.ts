/** Code of a successful answer. */
export const CODE_OK = 200;

/** What every answer is wrapped in. */
export interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly message: string;
}

/** A text as JSON where it is JSON, else as it came. */
export function decodeText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * Reads an envelope; a string that holds JSON is parsed first.
 *
 * @returns `undefined` when the body is no envelope.
 */
export function readEnvelope(body: unknown): Envelope | undefined {
  const value = typeof body === "string" ? decodeText(body) : body;
  if (typeof value !== "object" || value === null || !("code" in value)) return undefined;
  const { code, data, message } = value as { code: unknown; data?: unknown; message?: unknown };
  if (typeof code !== "number" && typeof code !== "string") return undefined;
  return { code: Number(code), data, message: typeof message === "string" ? message.trim() : "" };
}
