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

/** Causes that are looked at, the error itself among them. */
const DEPTH = 4;

/** Whether an error says that the database is not available, and nothing about the call that met it. */
export function isUnavailable(error: unknown): boolean {
  let each = error;
  for (let depth = 0; depth < DEPTH && each instanceof Error; depth += 1) {
    if (each instanceof DatabaseUnavailableError) return true;
    const { code } = each as { code?: unknown };
    if (typeof code === "string" && STATES.test(code)) return true;
    each = each.cause;
  }
  return false;
}
