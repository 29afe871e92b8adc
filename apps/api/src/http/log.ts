/** Fields of a log line; none may hold personal data. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one event. */
export type Log = (level: "info" | "warn" | "error", event: string, fields?: LogFields) => void;

/** One JSON object a line, on standard output. */
export const jsonLog: Log = (level, event, fields) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
};

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
