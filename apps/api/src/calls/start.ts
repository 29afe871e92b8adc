import type { ChannelRedirect, WxSign, WxSignQuery } from "@wesdom/api-client/contract";
import { ApiFailure } from "../app/api-failure.ts";
import type { CallInput } from "../app/context.ts";
import { describeError } from "../app/log.ts";
import { isUnavailable } from "../database/databaseUnavailable.ts";

/** The start-up flag. */
export function readChannelRedirect({ settings }: CallInput<unknown, unknown>): Promise<ChannelRedirect> {
  return Promise.resolve({ enabled: settings.channelRedirect });
}

/** Signature of a page of our own. */
export async function signWxPage({ wechat, query, log }: CallInput<WxSignQuery, unknown>): Promise<WxSign> {
  if (!wechat.accepts(query.url)) throw new ApiFailure(403, "foreignUrl");
  try {
    return await wechat.sign(query.url);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log("error", "wechat", { error: describeError(error) });
    throw new ApiFailure(502, "upstream");
  }
}
