import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import { PAGE_BLOCK_ID, type PageBlock } from "../internal/page-block.ts";
import { whenQuiet, yieldToMain } from "./when-quiet.ts";

/** What an app hands over to come alive in the browser. */
export interface StartOptions {
  /** Loads the routes; called when the page is quiet or touched. */
  readonly loadRouteTree: () => Promise<() => AnyRoute>;
}

/**
 * Brings a server-rendered page to life: waits until the page is loaded and quiet (or touched), then loads and
 * evaluates the runtime in pieces, each its own task, so that no tap waits for it.
 */
export async function startSite(options: StartOptions): Promise<AnyRouter | null> {
  const block = readPageBlock();
  if (!block) return null;
  await whenQuiet();
  await import("./parts/react.ts");
  await yieldToMain();
  await import("./parts/router.ts");
  await yieldToMain();
  const [{ hydrateSite }, createRouteTree] = await Promise.all([
    import("./hydrate-site.tsx"),
    options.loadRouteTree(),
  ]);
  await yieldToMain();
  return hydrateSite(block, createRouteTree());
}

function readPageBlock(): PageBlock | null {
  const text = document.getElementById(PAGE_BLOCK_ID)?.textContent;
  return text ? (JSON.parse(text) as PageBlock) : null;
}
