import type { Log } from "@wesdom/api-client/server";

export type { Log, LogFields } from "@wesdom/api-client/server";

/** Says nothing; for tests and for rendering in process. */
export const silentLog: Log = () => undefined;

/** An error as a log field: its message without the values that a driver may have put into it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `${error.name}: ${error.message.split("\n", 1)[0] ?? ""}${cause}`
    .replace(/params:.*/s, "")
    .slice(0, 300);
}

/** Where an error was thrown: the first place of its stack that is none of a dependency, and nothing of what it says. */
export function placeOf(error: unknown): string | undefined {
  const places =
    (error as Error | undefined)?.stack?.matchAll(/\n\s+at ([^\n]*\/[^\n]*:\d+:\d+\)?)(?=\n|$)/g) ?? [];
  for (const [, place = ""] of places) if (!/node_modules|node:/.test(place)) return place;
  return undefined;
}
