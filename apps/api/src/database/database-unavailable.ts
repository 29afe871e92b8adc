/**
 * The database cannot be reached, ends, or does not answer. Whether a statement that was under way took effect is not
 * known: it may be repeated only where repeating does no harm.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";

  constructor(reason: string, cause?: unknown) {
    const detail = cause instanceof Error ? `: ${cause.message}` : "";
    super(`the database is not available: ${reason}${detail}`, { cause });
  }
}

/**
 * PostgreSQL's codes for a state of the server rather than a fault of the statement: connection lost (08), no room, memory
 * or connection left (53), disk or system fails (58), ending or starting (57P…), a statement or lock took too long (57014,
 * 55P03), a transaction lay idle (25P03), and a server that became a stand-by (25006).
 */
const STATES = /^(?:08...|53...|58...|57P..|57014|55P03|25P03|25006)$/;

/** Of these, that the disk is full or fails: what needs no room may be taken still. */
const DISK_STATES = /^(?:53100|58...)$/;

/** Causes that are looked at, the error itself among them. */
const DEPTH = 4;

/** Whether an error says that the database is not available, and nothing about the call that met it. */
export function isUnavailable(error: unknown): boolean {
  return hasState(error, STATES) || causes(error).some((each) => each instanceof DatabaseUnavailableError);
}

/** Whether an error says that the database's disk takes nothing more. */
export function isDiskFull(error: unknown): boolean {
  return hasState(error, DISK_STATES);
}

/** Whether PostgreSQL gave one of some codes with an error, or with what caused it. */
export function hasState(error: unknown, states: RegExp): boolean {
  return (causes(error) as { code?: unknown }[]).some(
    ({ code }) => typeof code === "string" && states.test(code),
  );
}

function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let each = error; found.length < DEPTH && each instanceof Error; each = each.cause) found.push(each);
  return found;
}
