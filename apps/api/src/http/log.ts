import type { Log } from "@wesdom/api-client/server";

export type { Log, LogFields } from "@wesdom/api-client/server";

/** Says nothing; for tests and for rendering in process. */
export const silentLog: Log = () => undefined;

/** Errors, besides plain ones, whose message is for whoever runs the program: it says what is wrong and what to do. */
const OWN_ERRORS = new Set([
  "CommandError",
  "ContentError",
  "DatabaseInUseError",
  "DatabaseUnavailableError",
]);

const LONGEST = 300;
const LONGEST_CAUSE = 200;

/** An error as a log field: its message and its cause's, without the values that a driver may have put into them. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause instanceof Error ? `: ${withoutValues(error.cause.message)}` : "";
  const reason = cause.slice(0, LONGEST_CAUSE);
  const what = withoutValues(`${error.name}: ${error.message.split("\n", 1)[0] ?? ""}`);
  return `${what.slice(0, LONGEST - reason.length)}${reason}`;
}

/** What one of our own errors says in full, or one that lies under it; `undefined` of every other. */
export function ownMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { readonly code?: unknown };
  const isUsage = typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
  // What a driver or Node throws is of a class of its own, whatever its name.
  if (isUsage || error.constructor === Error || OWN_ERRORS.has(error.name)) return error.message;
  return ownMessage(error.cause);
}

/** An error for whoever gave a command. */
export function tellError(error: unknown): string {
  return ownMessage(error) ?? describeError(error);
}

function withoutValues(text: string): string {
  return text.replace(/params:.*/s, "");
}

/** Where an error was thrown: the first place of its stack that is none of a dependency, and nothing of what it says. */
export function placeOf(error: unknown): string | undefined {
  const places =
    (error as Error | undefined)?.stack?.matchAll(/\n\s+at ([^\n]*\/[^\n]*:\d+:\d+\)?)(?=\n|$)/g) ?? [];
  for (const [, place = ""] of places) if (!/node_modules|node:/.test(place)) return place;
  return undefined;
}
