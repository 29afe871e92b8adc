import type { ChannelRedirect } from "@wesdom/api-client/contract";
import type { CallInput } from "../http/call-input.ts";

/** The start-up flag. */
export function readChannelRedirect({ settings }: CallInput<unknown, unknown>): Promise<ChannelRedirect> {
  return Promise.resolve({ enabled: settings.channelRedirect });
}
