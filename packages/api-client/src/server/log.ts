/** Fields of a log line; none of them holds personal data: no address, no user agent, no query. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one line. */
export type Log = (level: "info" | "warn" | "error", event: string, fields?: LogFields) => void;

/** Longest text in a log line, in characters. */
const LONGEST_TEXT = 2000;

/**
 * A log of one JSON object a line.
 *
 * @param write - Takes a line without its end. @default standard output
 * @param now - The clock, milliseconds since the epoch. @default Date.now
 */
export function createLog(
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
  now: () => number = Date.now,
): Log {
  return (level, event, fields = {}) => {
    const line: Record<string, unknown> = { time: new Date(now()).toISOString(), level, event };
    for (const [name, value] of Object.entries(fields)) {
      line[name] = typeof value === "string" ? value.slice(0, LONGEST_TEXT) : value;
    }
    write(JSON.stringify(line));
  };
}
