import { callsOf, type ApiClient } from "@wesdom/api-client";
import { channelRedirectAtom } from "../react/channel-redirect-atom.ts";
import type { HydratedSite } from "./hydrated-site.ts";

/** The start-up call; without an answer of code 200 no channel leads on. */
export async function askForChannelRedirect(store: HydratedSite["store"], api: ApiClient): Promise<void> {
  try {
    const { enabled } = await api.call(callsOf(api.lang).channelRedirect);
    store.set(channelRedirectAtom, enabled);
  } catch {
    // Nobody waits for it.
  }
}
