import type { Hono } from "hono";
import { ApiFailure } from "../http/api-failure.ts";
import type { KernelServices, Variables } from "../http/call-input.ts";
import { succeeded } from "../http/envelope.ts";
import { sameSecret } from "../keys/sameSecret.ts";
import { readDevInbox, hasDevInbox } from "./createMessenger.ts";

/** Where messages that are shown instead of sent can be read. */
export const DEV_INBOX_PATH = "/dev/outbox";

/**
 * Serves what was shown to who knows the secret and sits at this very machine; for everyone else, and in production, there
 * is nothing here.
 */
export function serveDevInbox(app: Hono<Variables>, { db, settings, secrets }: KernelServices): void {
  app.get(DEV_INBOX_PATH, async (context) => {
    const shown = context.req.header("authorization")?.replace(/^Bearer /, "");
    const isKnown = secrets.some((secret) => sameSecret(shown, secret));
    if (!hasDevInbox(settings) || !context.get("peer").isLocal || !isKnown) {
      throw new ApiFailure(404, "notFound");
    }
    context.header("Cache-Control", "no-store");
    return context.json(succeeded({ messages: await readDevInbox(db) }));
  });
}
