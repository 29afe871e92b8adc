import { CONTENT_INDEX_PATH } from "@wesdom/api-client/server";
import type { Hono } from "hono";
import { ApiFailure } from "../http/api-failure.ts";
import type { KernelServices, Variables } from "../http/call-input.ts";
import { succeeded } from "../http/envelope.ts";
import { readContentIndex } from "./readContentIndex.ts";
import { readContentState } from "./readContentState.ts";

/**
 * Serves the index of the content to the front door, which asks often: 304 while it holds the one of this content. For
 * everyone else there is nothing here.
 */
export function serveContentIndex(app: Hono<Variables>, { db }: KernelServices): void {
  app.get(CONTENT_INDEX_PATH, async (context) => {
    if (!context.get("peer").isHostItself) throw new ApiFailure(404, "notFound");
    // First, so that an import in between makes the index newer than its tag and not older.
    const tag = `"${(await readContentState(db))?.version}"`;
    context.header("ETag", tag);
    context.header("Cache-Control", "no-store");
    if (context.req.header("if-none-match") === tag) return context.body(null, 304);
    return context.json(succeeded(await readContentIndex(db)));
  });
}
