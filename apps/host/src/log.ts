export type { Log, LogFields } from "@wesdom/api-client/server";

/** What an error says, for a log line. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Where an error was thrown: the first place of its stack. */
export function placeOf(error: unknown): string | undefined {
  const [, place] = /\n\s+at ([^\n]+)/.exec((error as Error | undefined)?.stack ?? "") ?? [];
  return place;
}
