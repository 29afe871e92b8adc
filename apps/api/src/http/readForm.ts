import type { Context } from "hono";
import { ApiFailure } from "./api-failure.ts";

const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

/** Fields of a form at most; a list counts by its values. */
const MOST_FIELDS = 40;

/**
 * Reads a multipart form of texts. A repeated field is a list, as in a query; files are no texts.
 *
 * @throws {@link ApiFailure} 415 for another type, 400 for what cannot be read.
 */
export async function readForm(context: Context): Promise<Record<string, unknown>> {
  if (!MULTIPART_TYPE.test(context.req.header("content-type") ?? "")) throw new ApiFailure(415, "multipart");
  const form = await context.req.raw.formData().catch(() => {
    throw new ApiFailure(400, "body");
  });
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (typeof value !== "string" || count > MOST_FIELDS) throw new ApiFailure(400, "body");
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}
