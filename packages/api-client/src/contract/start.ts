import * as v from "valibot";
import { schemaOf, type Schema } from "./schema.ts";

/** Longest page address that is signed. */
export const SIGNED_URL_MAX_LENGTH = 2048;

/** Signature with which a page may use WeChat's share functions. */
export interface WxSign {
  appId: string;
  /** Seconds since the epoch. */
  timestamp: number;
  /** `wx.config` calls it `nonceStr`. */
  noncestr: string;
  /** SHA-1 in lower-case hex. */
  signature: string;
}

/** Query of the signature. */
export interface WxSignQuery {
  /** Full address of the page without `#` and what follows, on a host of our own. */
  url: string;
}

/** The start-up call's answer. */
export interface ChannelRedirect {
  /** Whether a click on LinkedIn, YouTube or WhatsApp leads on to the consultant's page. */
  enabled: boolean;
}

/** Schema of {@link WxSign}. */
export const WxSignSchema: Schema<WxSign> = schemaOf<WxSign>()(
  v.object({
    appId: v.string(),
    timestamp: v.pipe(v.number(), v.integer()),
    noncestr: v.string(),
    signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
  }),
);

/** Schema of {@link WxSignQuery}. */
export const WxSignQuerySchema: Schema<WxSignQuery> = schemaOf<WxSignQuery>()(
  v.object({
    url: v.pipe(
      v.string(),
      v.maxLength(SIGNED_URL_MAX_LENGTH),
      v.regex(/^https?:\/\/[^#\s]+$/i, "an address"),
    ),
  }),
);

/** Schema of {@link ChannelRedirect}. */
export const ChannelRedirectSchema: Schema<ChannelRedirect> = schemaOf<ChannelRedirect>()(
  v.object({ enabled: v.boolean() }),
);
