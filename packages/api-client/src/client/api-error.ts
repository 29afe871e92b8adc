/** First status of a fault of the server. */
const FIRST_FAULT = 500;

/** What an {@link ApiError} is made of. */
export interface ApiErrorDetails {
  readonly request: string;
  readonly response?: Response | undefined;
  readonly code?: number | undefined;
  readonly data?: unknown;
  readonly aborted?: boolean | undefined;
  readonly cause?: unknown;
}

/**
 * The one error of every call: an answer whose code is not 200, an HTTP error, no answer at all, or an abort.
 * `message` is the text for the visitor: the server's, else the default text of the language.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Method and URL, e.g. `GET /api/index/banner/page.do?timestamp=1`. */
  readonly request: string;
  /** The last response; absent when there was none. */
  readonly response: Response | undefined;
  /** HTTP status of the last response. */
  readonly status: number | undefined;
  /** `code` of the envelope. */
  readonly code: number | undefined;
  /** `data` of the envelope, or the body when it was no envelope. */
  readonly data: unknown;
  /** Whether the caller's signal ended the call. */
  readonly aborted: boolean;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.request = details.request;
    this.response = details.response;
    this.status = details.response?.status;
    this.code = details.code;
    this.data = details.data;
    this.aborted = details.aborted ?? false;
  }

  /**
   * Whether the API itself said no, whose code repeats the status. What else comes below 500, of a hotel's portal or a
   * gateway, is no answer of it.
   */
  get refused(): boolean {
    return this.code !== undefined && this.code === this.status && this.code < FIRST_FAULT;
  }

  /** Messages to be shown beside fields, by field name; empty when the server sent none. */
  get fields(): Readonly<Record<string, string>> {
    const fields = (this.data as { fields?: unknown } | null | undefined)?.fields;
    return typeof fields === "object" && fields !== null ? (fields as Record<string, string>) : {};
  }
}
