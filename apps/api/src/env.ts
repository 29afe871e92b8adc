import { withCredentials } from "@wesdom/api-client/server";
import { BRANDS, HOTLINE } from "@wesdom/facts";
import { resolve } from "node:path";
import * as v from "valibot";
import {
  flag,
  httpUrl,
  keptDays,
  nodeEnv,
  origin,
  port,
  positive,
  postgresUrl,
  privateKey,
  PROJECT_ROOT,
  seconds,
  secrets,
  text,
} from "./env-fields.ts";
import { developmentKey } from "./keys/developmentKey.ts";

/** Settings of the API, each with a default for one machine. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>;

export type LeadSettings = Settings["leads"];
export type SliderSettings = Settings["slider"];
export type SmsSettings = Settings["sms"];
export type CodeSettings = Settings["codes"];
export type ReportSettings = Settings["reports"];
export type WechatSettings = Settings["wechat"];

/** As of the front door. */
const SHUTDOWN_SECONDS = "10";

const EnvSchema = v.object({
  NODE_ENV: nodeEnv,
  PUBLIC_DEMO: flag,
  TRACKING_PRIVATE_KEY: privateKey(developmentKey("tracking", "private")),
  LOGIN_PRIVATE_KEY: privateKey(developmentKey("login", "private")),
  TRACKING_LEGACY: flag,
  TRACKING_KEPT_DAYS: keptDays,
  API_PORT: port,
  API_SECRET: secrets,
  HOST: v.pipe(v.optional(v.string(), "0.0.0.0"), v.trim()),
  SHUTDOWN_SECONDS: seconds(SHUTDOWN_SECONDS),
  DATA_DIR: v.optional(v.string(), ".data"),
  CONTENT_DIR: v.pipe(
    text,
    v.transform((value) => value || "apps/api/content"),
  ),
  DATABASE_URL: postgresUrl,
  DATABASE_CALLS_URL: postgresUrl,
  PUBLIC_ORIGIN: origin,
  DESKTOP_ORIGIN: origin,
  BRAND_ZH: v.pipe(v.optional(v.string(), BRANDS.zh), v.trim()),
  BRAND_EN: v.pipe(v.optional(v.string(), BRANDS.en), v.trim()),
  BRAND_JA: v.pipe(v.optional(v.string(), BRANDS.ja), v.trim()),
  PHONE_ZH: v.pipe(v.optional(v.string(), HOTLINE), v.trim()),
  CHANNEL_REDIRECT: flag,
  PICTURES: v.optional(v.picklist(["required", "optional"]), "required"),
  WECHAT_APP_ID: text,
  WECHAT_APP_SECRET: text,
  WECHAT_API_BASE: v.optional(httpUrl, "https://api.weixin.qq.com"),
  WECHAT_HOSTS: text,
  LEADS_WEBHOOK_URL: httpUrl,
  LEADS_WEBHOOK_SECRET: text,
  LEADS_MAIL_COMMAND: text,
  LEADS_MAIL_TO: text,
  LEADS_MAIL_FROM: text,
  SLIDER_PROVIDER: v.optional(v.picklist(["local", "geetest"]), "local"),
  GEETEST_ID: text,
  GEETEST_KEY: text,
  GEETEST_API_BASE: v.optional(httpUrl, "https://api.geetest.com"),
  SMS_GATEWAY_URL: httpUrl,
  SMS_GATEWAY_TOKEN: text,
  CODES_PER_MINUTE: positive("60"),
  CODES_PER_HOUR: positive("600"),
  CODES_PER_DAY: positive("3000"),
  REPORTS_PER_MINUTE: positive("30000"),
  REPORTS_PER_HOUR: positive("300000"),
  LINK_CUSTOMER_CENTRE: v.pipe(
    text,
    v.transform((value) => value || "/centre"),
    v.check(
      (value) => /^\/(?![/\\])/.test(value) || (/^https?:\/\//.test(value) && URL.canParse(value)),
      "a path of the site, or an http or https URL",
    ),
  ),
  CENTRE_SECRET: text,
  LOGIN_REDIRECT_HOSTS: text,
});

type Env = v.InferOutput<typeof EnvSchema>;

/** Reads the settings; the only place that knows the environment. @throws With a line for each wrong variable. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const parsed = v.safeParse(EnvSchema, withCredentials(environment));
  const faults = parsed.success
    ? faultsOf(parsed.output)
    : parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "?"}: ${issue.message}`);
  if (!parsed.success || faults.length > 0)
    throw new Error(`These settings cannot be used:\n${faults.map((line) => `  ${line}`).join("\n")}`);
  return settingsOf(parsed.output);
}

/** What of settings, each of which could be used, cannot be used together; the first kind of it alone. */
function faultsOf(env: Env): string[] {
  if (env.SLIDER_PROVIDER === "geetest" && (env.GEETEST_ID === "" || env.GEETEST_KEY === ""))
    return ["GEETEST_ID, GEETEST_KEY: SLIDER_PROVIDER=geetest needs both"];
  if ((env.LEADS_MAIL_COMMAND === "") !== (env.LEADS_MAIL_TO === ""))
    return ["LEADS_MAIL_COMMAND, LEADS_MAIL_TO: a mail needs both"];
  return env.NODE_ENV === "production" && !env.PUBLIC_DEMO ? clearWays(env) : [];
}

function settingsOf(env: Env) {
  return {
    /** 0: a free one is chosen and printed. */
    port: env.API_PORT,
    host: env.HOST,
    /** Patience with requests under way when the process is told to stop, milliseconds. */
    shutdownMs: env.SHUTDOWN_SECONDS,
    /** Folder of everything that is written. */
    dataDirectory: resolve(PROJECT_ROOT, env.DATA_DIR),
    /** Folder of the Markdown content and its media. */
    contentDirectory: resolve(PROJECT_ROOT, env.CONTENT_DIR),
    /** PostgreSQL; empty: the embedded database in the data folder. */
    databaseUrl: env.DATABASE_URL,
    /** The same for calls, as a user who owns nothing; empty: as `databaseUrl`. */
    databaseCallsUrl: env.DATABASE_CALLS_URL,
    /** Origin of the site; pages on its host may be signed. */
    publicOrigin: env.PUBLIC_ORIGIN,
    desktopOrigin: env.DESKTOP_ORIGIN,
    /** The brand in each language, as the front door has it. */
    brand: { zh: env.BRAND_ZH, en: env.BRAND_EN, ja: env.BRAND_JA },
    /** Phone of whoever answers visitors in Chinese, as the front door has it. */
    hotline: env.PHONE_ZH,
    /** The start-up flag. */
    channelRedirect: env.CHANNEL_REDIRECT,
    /** Whether content whose picture is missing is refused. */
    pictures: env.PICTURES,
    /** Whether it runs for real visitors. */
    production: env.NODE_ENV === "production",
    /** Whether it runs to be shown, so that the development keys will do in production too. */
    publicDemo: env.PUBLIC_DEMO,
    /** By one of these the front door shows itself; none: one is made and kept in the data folder. */
    secrets: env.API_SECRET,
    /** Private RSA keys in PEM: open reports of visits, and passwords. */
    keys: { tracking: env.TRACKING_PRIVATE_KEY, login: env.LOGIN_PRIVATE_KEY },
    /** Whether envelopes of the older make are opened too, and how many days reports of visits are kept. */
    tracking: { legacy: env.TRACKING_LEGACY, keptDays: env.TRACKING_KEPT_DAYS },
    /** How pages are signed for WeChat; without app id and secret the development signer does it. */
    wechat: {
      appId: env.WECHAT_APP_ID,
      appSecret: env.WECHAT_APP_SECRET,
      apiBase: env.WECHAT_API_BASE.replace(/\/$/, ""),
      /** Further own hosts, e.g. of a campaign. */
      hosts: env.WECHAT_HOSTS.split(/[\s,]+/).filter(Boolean),
    },
    /** Where leads go besides the database. */
    leads: {
      /** Receives each lead as JSON by POST. */
      webhookUrl: env.LEADS_WEBHOOK_URL,
      /** Signs the webhook's body (HMAC-SHA-256). */
      webhookSecret: env.LEADS_WEBHOOK_SECRET,
      /** A command that takes a mail on its standard input, e.g. `/usr/bin/msmtp -t`. */
      mailCommand: env.LEADS_MAIL_COMMAND,
      mailTo: env.LEADS_MAIL_TO,
      mailFrom: env.LEADS_MAIL_FROM,
    },
    /** Who makes the puzzles before a code. */
    slider: {
      provider: env.SLIDER_PROVIDER,
      geetestId: env.GEETEST_ID,
      geetestKey: env.GEETEST_KEY,
      geetestBase: env.GEETEST_API_BASE.replace(/\/$/, ""),
    },
    /**
     * How codes reach a phone, each message as JSON by POST with `Authorization: Bearer …`; without a gateway they are
     * shown to the operator, save in production.
     */
    sms: { gatewayUrl: env.SMS_GATEWAY_URL, gatewayToken: env.SMS_GATEWAY_TOKEN },
    /** Codes that are sent to all visitors together, at most: what a flood may cost. */
    codes: { perMinute: env.CODES_PER_MINUTE, perHour: env.CODES_PER_HOUR, perDay: env.CODES_PER_DAY },
    /** Reports of visits that one instance takes from all visitors together, at most: what a flood may fill. */
    reports: { perMinute: env.REPORTS_PER_MINUTE, perHour: env.REPORTS_PER_HOUR },
    /** The customer centre, an outside system. */
    centre: {
      /** Where it lies: an address, or a path of the site. */
      url: env.LINK_CUSTOMER_CENTRE,
      /** With this it redeems tickets; empty: the front door alone does. */
      secret: env.CENTRE_SECRET,
      /** Further hosts to which it may lead on. */
      redirectHosts: env.LOGIN_REDIRECT_HOSTS.split(/[\s,]+/).filter(Boolean),
    },
  };
}

/** Ways to another machine that anybody in between could read, a line each. */
function clearWays(env: Env): string[] {
  const urls = ["LEADS_WEBHOOK_URL", "SMS_GATEWAY_URL", "GEETEST_API_BASE", "WECHAT_API_BASE"] as const;
  const lines = urls
    .filter((name) => env[name].startsWith("http:") && !isOwnMachine(new URL(env[name]).hostname))
    .map((name) => `${name}: https, for it leads to another machine`);
  for (const name of ["DATABASE_URL", "DATABASE_CALLS_URL"] as const) {
    if (env[name] !== "" && isDatabaseInTheClear(env[name]))
      lines.push(`${name}: …?sslmode=verify-full, for the database is on another machine`);
  }
  return lines;
}

/** No URL by the letter: with a socket the host is empty, or a parameter. */
function isDatabaseInTheClear(url: string): boolean {
  const [, server = ""] = /^\w+:\/\/(?:[^@/?]*@)?(\[[^\]]*\]|[^:/?]*)/.exec(url) ?? [];
  const parameters = new URLSearchParams(url.split("?")[1]);
  return (
    !isOwnMachine(parameters.get("host") || server || "localhost") &&
    parameters.get("sslmode") !== "verify-full"
  );
}

/** Whether what is sent there stays here: a name or address of this machine, or the folder of a socket. */
function isOwnMachine(hostname: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|\/.*)$/.test(hostname);
}
