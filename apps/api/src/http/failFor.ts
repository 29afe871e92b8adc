import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ApiFailure } from "./api-failure.ts";
import type { TextKey } from "../messages/zh.ts";

/** A failure that a form tells apart by `data.reason`, which is the key of its text. */
export function failFor(status: ContentfulStatusCode, reason: TextKey): ApiFailure {
  return new ApiFailure(status, reason, { data: { reason } });
}
