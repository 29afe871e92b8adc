import type { WxSign, WxSignQuery } from "@wesdom/api-client/contract";
import { isUnavailable } from "../database/database-unavailable.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";
import { describeError } from "../http/log.ts";
import type { WechatSigner } from "./signer.ts";

/** Signature of a page of our own. */
export async function signWxPage({
  wechat,
  query,
  log,
}: CallInput<WxSignQuery, unknown, { readonly wechat: WechatSigner }>): Promise<WxSign> {
  if (!wechat.accepts(query.url)) throw new ApiFailure(403, "foreignUrl");
  try {
    return await wechat.sign(query.url);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log("error", "wechat-failed", { error: describeError(error) });
    throw new ApiFailure(502, "upstream");
  }
}
