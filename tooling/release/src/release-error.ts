/** Why the command failed, as scripts read it. */
export type ReleaseErrorCode =
  | "usage"
  | "no-release"
  | "bad-manifest"
  | "damaged"
  | "wrong-app"
  | "locked"
  | "bad-pointer"
  | "over-budget"
  | "nothing-earlier"
  | "no-space"
  | "stale"
  | "build-failed"
  | "broken-page"
  | "name-reused"
  | "read-only";

/** Exit code of each failure; 1 is left to the unexpected. */
export const EXIT_CODES: Readonly<Record<ReleaseErrorCode, number>> = {
  usage: 2,
  "no-release": 3,
  "bad-manifest": 4,
  damaged: 5,
  "wrong-app": 6,
  locked: 7,
  "bad-pointer": 8,
  "over-budget": 9,
  "nothing-earlier": 10,
  "no-space": 11,
  stale: 12,
  "build-failed": 13,
  "broken-page": 14,
  "name-reused": 15,
  "read-only": 16,
};

/** A failure that the release manager can act on: the message says what happened and what to do. */
export class ReleaseError extends Error {
  override readonly name = "ReleaseError";
  readonly code: ReleaseErrorCode;
  /** Files concerned, where the failure is about files. */
  readonly files: readonly string[];

  constructor(
    code: ReleaseErrorCode,
    message: string,
    options: { cause?: unknown; files?: readonly string[] } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.files = options.files ?? [];
  }
}

/** Whether an error is the file system's "there is no such file". */
export function isMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT");
}

/** What is read, or something else in place of what is not there. */
export async function orIfMissing<Read, Otherwise>(
  reading: Promise<Read>,
  otherwise: Otherwise,
): Promise<Read | Otherwise> {
  return reading.catch((error: unknown) => {
    if (isMissing(error)) return otherwise;
    throw error;
  });
}

/** Whether an error is the file system's "there is one already". */
export function isTaken(error: unknown): boolean {
  return hasCode(error, "EEXIST");
}

/** Whether an error is the file system's "that is no folder". */
export function isNoFolder(error: unknown): boolean {
  return hasCode(error, "ENOTDIR");
}

/** Whether an error says that the disk, or the share of it, is full. */
export function isFull(error: unknown): boolean {
  return hasCode(error, "ENOSPC") || hasCode(error, "EDQUOT");
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
