import { DEFAULT_SETTINGS } from "@wesdom/site-runtime";
import * as v from "valibot";

/** How long a rendered page counts as fresh. */
const DEFAULT_PAGE_TTL_SECONDS = "60";
/** Budgets of the page cache. */
const DEFAULT_PAGE_CACHE_MEGABYTES = "64";
const DEFAULT_PAGE_CACHE_ENTRIES = "2000";
/** How often the API is asked whether its content changed. */
const DEFAULT_CONTENT_POLL_SECONDS = "5";
/** How long requests under way may take after the signal to stop. */
const DEFAULT_SHUTDOWN_SECONDS = "10";
/** How long kept connections are answered on after that signal, before the rest of them is closed. */
const DEFAULT_DRAIN_SECONDS = "0";
/** Connections at a time; each takes some 20 kB. */
const DEFAULT_MAX_CONNECTIONS = "4000";
const HIGHEST_PORT = 65_535;
/** Fewer characters could be guessed. */
const SHORTEST_SECRET = 32;
/** More proxies in a row than this is a typing mistake. */
const MOST_PROXY_HOPS = 10;

const { brand, contact, links } = DEFAULT_SETTINGS;

/** Origins as a policy has them, any of whose subdomains may be meant. */
const SOURCES = /^(?:https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?(?: +|$))*$/i;

const text = (fallback: string) => v.pipe(v.optional(v.string(), fallback), v.trim());

const whole = (fallback: string, least: number, most: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,9}$/, "must be a whole number"),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

const origin = v.pipe(
  text(""),
  v.check((value) => value === "" || isOrigin(value), "must be an origin such as https://www.example.com"),
  v.transform((value) => (value === "" ? "" : new URL(value).origin)),
);

/** An own path or an http(s) address, without trailing slash. */
const base = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.transform((value) => value.replace(/\/+$/, "")),
    v.check((value) => value === "" || isLink(value), "must be a path such as /api or an http(s) address"),
  );

const link = (fallback: string) =>
  v.pipe(text(fallback), v.check(isLink, "must be a path such as /chat or an http(s) address"));

/** Every setting of `host`, by its name in the environment; an unset one has its default. */
export const EnvSchema = v.object({
  PORT: whole("3000", 0, HIGHEST_PORT),
  HOST: text("0.0.0.0"),
  API_PORT: whole("3001", 0, HIGHEST_PORT),
  API_ORIGIN: origin,
  API_SECRET: v.pipe(
    text(""),
    v.transform((value) => value.split(/\s*,\s*/, 1).join()),
    v.check(
      (value) => value === "" || value.length >= SHORTEST_SECRET,
      `must have ${SHORTEST_SECRET} characters or more, such as openssl rand -base64 32 gives`,
    ),
  ),
  DATA_DIR: text(".data"),
  RELEASES_DIR: text(""),
  PUBLIC_ORIGIN: origin,
  DESKTOP_ORIGIN: origin,
  API_BASE: base(DEFAULT_SETTINGS.apiBase),
  ASSET_BASE: base(DEFAULT_SETTINGS.assetBase),
  TRUST_PROXY_HOPS: whole("0", 0, MOST_PROXY_HOPS),
  // A mistyped `production` would run without what protects it.
  NODE_ENV: v.pipe(
    text(""),
    v.picklist(["", "production", "development", "test"], "must be production, development, test or unset"),
  ),
  PUBLIC_DEMO: v.optional(v.picklist(["0", "1", "true", "false"], "must be 0 or 1"), "0"),
  TRACKING_PUBLIC_KEY: text(""),
  TRACKING_MODE: v.optional(
    v.picklist(["spec", "strict", "region"], "must be spec, strict or region"),
    "spec",
  ),
  COUNTRY_HEADER: v.pipe(text(""), v.regex(/^[\w-]*$/, "must be the name of a header, such as CF-IPCountry")),
  PAGE_TTL_SECONDS: whole(DEFAULT_PAGE_TTL_SECONDS, 0, 86_400),
  PAGE_CACHE_MEGABYTES: whole(DEFAULT_PAGE_CACHE_MEGABYTES, 1, 65_536),
  PAGE_CACHE_ENTRIES: whole(DEFAULT_PAGE_CACHE_ENTRIES, 1, 1_000_000),
  CONTENT_POLL_SECONDS: whole(DEFAULT_CONTENT_POLL_SECONDS, 0, 86_400),
  SHUTDOWN_SECONDS: whole(DEFAULT_SHUTDOWN_SECONDS, 0, 600),
  DRAIN_SECONDS: whole(DEFAULT_DRAIN_SECONDS, 0, 600),
  MAX_CONNECTIONS: whole(DEFAULT_MAX_CONNECTIONS, 10, 1_000_000),
  LOG_REQUESTS: v.optional(v.picklist(["0", "1"], "must be 0 or 1"), "1"),
  BRAND_ZH: text(brand.zh.name),
  BRAND_EN: text(brand.en.name),
  BRAND_JA: text(brand.ja.name),
  COMPANY_NAME_ZH: text(contact.zh.company),
  ADDRESS_ZH: text(contact.zh.address),
  PHONE_ZH: text(contact.zh.phone),
  COMPANY_NAME_EN: text(contact.en.company),
  ADDRESS_EN: text(contact.en.address),
  PHONE_EN: text(contact.en.phone),
  COMPANY_NAME_JA: text(contact.ja.company),
  ADDRESS_JA: text(contact.ja.address),
  PHONE_JA: text(contact.ja.phone),
  EMAIL_ZH: text(contact.zh.email),
  EMAIL_EN: text(contact.en.email),
  EMAIL_JA: text(contact.ja.email),
  PRIVACY_EMAIL: text(DEFAULT_SETTINGS.privacyEmail),
  ICP_NUMBER: text(DEFAULT_SETTINGS.icpNumber),
  SECURITY_NUMBER: text(DEFAULT_SETTINGS.securityNumber),
  CREDIT_CODE: text(DEFAULT_SETTINGS.creditCode),
  REPRESENTATIVE: text(DEFAULT_SETTINGS.representative),
  EU_REPRESENTATIVE: text(DEFAULT_SETTINGS.euRepresentative),
  SLIDER_PROVIDER: v.optional(v.picklist(["local", "geetest"], "must be local or geetest"), "local"),
  GEETEST_SCRIPT: v.pipe(
    text("https://static.geetest.com/static/js/gt.0.4.9.js"),
    v.check(isAddress, "must be an http(s) address"),
  ),
  GEETEST_SOURCES: v.pipe(
    text("https://*.geetest.com https://*.geevisit.com"),
    v.regex(SOURCES, "must be origins separated by spaces, such as https://*.example.com"),
  ),
  STAND_INS: v.optional(v.picklist(["0", "1"], "must be 0 or 1"), "1"),
  CENTRE_SECRET: text(""),
  LINK_CUSTOMER_CENTRE: link(links.customerCentre),
  LINK_RECRUITMENT: link(links.recruitment),
  LINK_REFERRAL: link(links.referral),
  LINK_CHAT: link(links.chat),
  LINK_USER_AGREEMENT: link(links.userAgreement),
  LINK_PRIVACY_POLICY: link(links.privacyPolicy),
  LINK_WEIBO: link(links.social.weibo),
  LINK_XIAOHONGSHU: link(links.social.xiaohongshu),
  LINK_BILIBILI: link(links.social.bilibili),
  LINK_ZHIHU: link(links.social.zhihu),
  LINK_LINKEDIN: link(links.social.linkedin),
  LINK_INSTAGRAM: link(links.social.instagram),
  LINK_YOUTUBE: link(links.social.youtube),
  LINK_WECHAT: link(links.social.wechat),
  LINK_WHATSAPP: link(links.social.whatsapp),
  QR_WECHAT: link(links.social.wechat),
  QR_CONSULTANT: link("https://wechat.example.com/wesdom-consultant"),
});

export type Env = v.InferOutput<typeof EnvSchema>;

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false;
  const { pathname, search, hash, username } = URL.parse(value) ?? {};
  return pathname === "/" && search === "" && hash === "" && username === "";
}

function isLink(value: string): boolean {
  return /^\/(?![/\\])/.test(value) || isAddress(value);
}

function isAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}
