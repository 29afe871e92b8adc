import type { MiddlewareHandler } from "hono";
import type { Log } from "../log.ts";
import { FIRST_FAILURE } from "../pages/page.ts";
import type { HostEnv } from "./host-env.ts";

/** Longest path in a log line, in characters. */
const LONGEST_PATH = 200;

/** Writes a line for each request: what was asked and how it went, nothing of who asked. */
export function requestLog(log: Log, now: () => number): MiddlewareHandler<HostEnv> {
  return async (context, next) => {
    const start = now();
    context.set("fields", {});
    await next();
    const { status, headers } = context.res;
    log(status >= FIRST_FAILURE ? "warn" : "info", "request", {
      method: context.req.method,
      path: new URL(context.req.url).pathname.slice(0, LONGEST_PATH),
      status,
      bytes: Number(headers.get("content-length") ?? 0),
      ms: Math.round(now() - start),
      ...context.get("fields"),
    });
  };
}
