import { PATH_SUFFIX, type AnyCall } from "../call.ts";

/** What a query field can be. */
type Field = string | number | boolean | null | undefined;

/**
 * Final address of a call. It is built once, outside of any hook that runs again on a retry, so that the suffix is
 * appended once.
 *
 * @param baseUrl - Base of all calls, with or without a slash at its end.
 * @param call - Which call.
 * @param query - Fields; `undefined` and empty texts are left out, the rest is written as text.
 * @param timestamp - Milliseconds since the epoch; sent with GET alone.
 */
export function callUrl(baseUrl: string, call: AnyCall, query: object, timestamp: number): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query) as [string, Field][]) {
    if (value != null && value !== "") search.append(key, String(value));
  }
  if (call.method === "GET") search.append("timestamp", String(timestamp));
  const text = search.toString();
  return `${baseUrl.replace(/\/+$/, "")}${call.path}${PATH_SUFFIX}${text === "" ? "" : `?${text}`}`;
}
