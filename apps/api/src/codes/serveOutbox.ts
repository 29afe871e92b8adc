import type { Context, Hono } from "hono";
import { ApiFailure } from "../app/api-failure.ts";
import { isLoopbackAddress, peerOf } from "../app/clientAddress.ts";
import type { Services, Variables } from "../app/context.ts";
import { succeeded } from "../app/envelope.ts";
import { readShownMessages, showsMessages } from "./messenger.ts";

/** Where messages that are shown instead of sent can be read. */
export const OUTBOX_PATH = "/dev/outbox";

const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Serves the outbox to this very machine; for everyone else, and in production, there is nothing here. */
export function serveOutbox(app: Hono<Variables>, { db, settings }: Services): void {
  app.get(OUTBOX_PATH, async (context) => {
    if (!showsMessages(settings) || !isLocal(context, settings.publicOrigin)) {
      throw new ApiFailure(404, "notFound");
    }
    context.header("Cache-Control", "no-store");
    return context.json(succeeded({ messages: await readShownMessages(db) }));
  });
}

/**
 * Whether peer and visitor are on this machine. The name by which it is called must be of this machine too, or the
 * site's: else a page could point a name of its own here and read what a browser on this machine may.
 */
function isLocal(context: Context, publicOrigin: string): boolean {
  const { isLoopback, forwarded } = peerOf(context);
  const host = context.req.header("x-forwarded-host") ?? context.req.header("host");
  const hops = context.req.header("x-forwarded-for")?.split(",") ?? [];
  const isKnown =
    host === undefined ||
    LOCAL_HOST.test(host) ||
    (publicOrigin !== "" && host === new URL(publicOrigin).host);
  return isLoopback && isKnown && (forwarded === "" || hops.every((hop) => isLoopbackAddress(hop.trim())));
}
