import * as v from "valibot";
import { defineCall } from "./defineCall.ts";

/** Longest page address that is signed. */
export const SIGNED_URL_MAX_LENGTH = 2048;

/** Signature with which a page may use WeChat's share functions. */
export type WxSign = v.InferOutput<typeof WxSignSchema>;
const WxSignSchema = v.object({
  appId: v.string(),
  /** Seconds since the epoch. */
  timestamp: v.pipe(v.number(), v.integer()),
  /** `wx.config` calls it `nonceStr`. */
  noncestr: v.string(),
  /** SHA-1 in lower-case hex. */
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
});

/** Query of the signature. */
export type WxSignQuery = v.InferOutput<typeof WxSignQuerySchema>;
const WxSignQuerySchema = v.object({
  /** Full address of the page without `#` and what follows, on a host of our own. */
  url: v.pipe(v.string(), v.maxLength(SIGNED_URL_MAX_LENGTH), v.regex(/^https?:\/\/[^#\s]+$/i, "an address")),
});

/** The start-up call's answer. */
export type ChannelRedirect = v.InferOutput<typeof ChannelRedirectSchema>;
const ChannelRedirectSchema = v.object({
  /** Whether a click on LinkedIn, YouTube or WhatsApp leads on to the consultant's page. */
  enabled: v.boolean(),
});

const inBackground = { method: "GET", group: "start", background: true, cache: "no-store" } as const;

/** What pages ask for in the background. */
export const startCalls = {
  wxSign: defineCall({
    ...inBackground,
    summary: "Signature for WeChat's share functions",
    path: "/get_wx_sign",
    query: WxSignQuerySchema,
    answer: WxSignSchema,
    failures: { 403: "Not a page of this site", 502: "WeChat cannot be reached" },
  }),
  channelRedirect: defineCall({
    ...inBackground,
    summary: "Start-up call",
    path: "/common/channel/redirect",
    answer: ChannelRedirectSchema,
  }),
  enChannelRedirect: defineCall({
    ...inBackground,
    summary: "Start-up call, English and Japanese",
    path: "/en/common/channel/redirect",
    answer: ChannelRedirectSchema,
  }),
};
