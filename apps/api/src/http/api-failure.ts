import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { TextKey } from "../messages/zh.ts";

/** A failure that the caller is told about; anything else that is thrown is answered as 500. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: ContentfulStatusCode;
  readonly key: TextKey;
  readonly data: unknown;
  /** A text that is already in the language of the call and wins over the one of `key`. */
  readonly text: string | undefined;
  /** Whole seconds after which the call may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    key: TextKey,
    details: { data?: unknown; text?: string; retryAfterSeconds?: number } = {},
  ) {
    super(`${status} ${key}`);
    this.status = status;
    this.key = key;
    this.data = details.data ?? null;
    this.text = details.text;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
