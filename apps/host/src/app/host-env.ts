import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Visitor } from "../http/visitor.ts";
import type { LogFields } from "../log.ts";

/** What a request carries through the app. */
export interface HostEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    visitor: Visitor;
    /** Origin of {@link Visitor}, known to be one. */
    origin: string;
    /** The address asked for, under that origin. */
    url: URL;
    /** Fields for the request's log line. */
    fields: LogFields;
  };
}

/** A request and its answer to be. */
export type HostContext = Context<HostEnv>;
