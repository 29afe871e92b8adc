import { styleText } from "node:util";
import { entryOf, type Entry, type ServerName } from "./launch.ts";

/** What servers ask one another again and again. */
const OWN_QUESTIONS = new Set(["/healthz", "/content/index"]);

/** Fields that every line has, and those of a request that have their place. */
const PLACED = new Set(["time", "level", "event", "method", "path", "status", "ms"]);

/**
 * A line of a server's log for people: time of day, server, what happened. What is no log line, such as a message with a
 * code that no phone gets here, comes as it is.
 *
 * @param options - `quiet` leaves the log out, and nothing else.
 * @returns `null` for what is left out, and for what the servers ask one another.
 */
export function readableLine(
  server: ServerName,
  line: string,
  { quiet = false }: { readonly quiet?: boolean } = {},
): string | null {
  const entry = entryOf(line);
  if (entry === null) return line;
  if (quiet) return null;
  const { time, level, event, path } = entry;
  const isRequest = event === "request";
  if (isRequest && OWN_QUESTIONS.has(String(path))) return null;
  const others = Object.entries(entry).filter(([name, value]) => !PLACED.has(name) && value != null);
  const text = [
    new Date(String(time)).toLocaleTimeString("en-GB"),
    server.padEnd(4),
    isRequest ? requestText(entry) : `${String(event)} ${fieldsText(others)}`,
  ].join("  ");
  if (level === "error") return styleText("red", text);
  return level === "warn" ? styleText("yellow", text) : text;
}

function requestText({ method, path, status, ms, cache }: Entry): string {
  const kept = typeof cache === "string" ? `  ${cache}` : "";
  return `${String(status)}  ${String(method).padEnd(4)} ${String(path)}  ${String(ms)} ms${kept}`;
}

function fieldsText(fields: readonly (readonly [string, unknown])[]): string {
  return fields.map(([name, value]) => `${name}=${String(value)}`).join(" ");
}
