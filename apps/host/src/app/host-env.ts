import type { HttpBindings } from "@hono/node-server";
import type { SiteName } from "@wesdom/site-runtime";
import type { Context } from "hono";
import type { Visitor } from "../http/visitor.ts";
import type { LogFields } from "../log.ts";
import type { Asker } from "../pages/site-pages.ts";
import type { LoadedRelease } from "../releases/load-release.ts";

/** What a request carries through the app. */
export interface HostEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    visitor: Visitor;
    /** Origin of {@link Visitor}, known to be one. */
    origin: string;
    /** Origin of addresses in documents: that one, while it is one of few. */
    shownOrigin: string;
    /** The address asked for, under that origin. */
    url: URL;
    /** Fields for the request's log line. */
    fields: LogFields;
    /** Unpromoted releases that this request may see. */
    previews?: ReadonlyMap<SiteName, LoadedRelease>;
  };
}

/** A request and its answer to be. */
export type HostContext = Context<HostEnv>;

/** Who asks for a page with a request. */
export function askerOf(context: HostContext): Asker {
  const { network, country } = context.get("visitor");
  return { network, country, origin: context.get("shownOrigin") };
}
