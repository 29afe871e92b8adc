import { withCredentials } from "@wesdom/api-client/server";
import { HOTLINE } from "@wesdom/facts";
import { resolve } from "node:path";
import * as v from "valibot";
import {
  flag,
  httpUrl,
  origin,
  port,
  positive,
  postgresUrl,
  privateKey,
  PROJECT_ROOT,
  seconds,
  secrets,
  text,
  wholeDays,
} from "./env-fields.ts";
import { developmentKey } from "./keys/developmentKey.ts";

/** Settings of the API, each with a default for one machine. */
export interface Settings {
  /** Port; 0: a free one is chosen and printed. @default 3001 */
  readonly port: number;
  /** @default "0.0.0.0" */
  readonly host: string;
  /** Patience with requests under way when the process is told to stop, milliseconds. @default 10_000 */
  readonly shutdownMs: number;
  /** Folder of everything that is written. @default ".data" */
  readonly dataDirectory: string;
  /** Folder of the Markdown content and its media. @default "apps/api/content" */
  readonly contentDirectory: string;
  /** PostgreSQL; empty: the embedded database in the data folder. @default "" */
  readonly databaseUrl: string;
  /** The same for calls, as a user who owns nothing; empty: as `databaseUrl`. @default "" */
  readonly databaseCallsUrl: string;
  /** Origin of the site; pages on its host may be signed. @default "" */
  readonly publicOrigin: string;
  /** Phone of whoever answers visitors in Chinese, as the front door has it. @default the hotline */
  readonly hotline: string;
  /** Origin of the desktop site. @default "" */
  readonly desktopOrigin: string;
  /** The start-up flag. @default false */
  readonly channelRedirect: boolean;
  /** Whether content whose picture is missing is refused. @default "required" */
  readonly pictures: "required" | "optional";
  /** Whether it runs for real visitors, `NODE_ENV=production`. @default false */
  readonly production: boolean;
  /** Whether it runs to be shown, so that the development keys will do in production too. @default false */
  readonly publicDemo: boolean;
  /** By one of these the front door shows itself; none: one is made and kept in the data folder. @default [] */
  readonly secrets: readonly string[];
  readonly keys: KeySettings;
  readonly tracking: TrackingSettings;
  readonly wechat: WechatSettings;
  readonly leads: LeadSettings;
  readonly slider: SliderSettings;
  readonly sms: SmsSettings;
  readonly codes: CodeSettings;
  readonly reports: ReportSettings;
  readonly centre: CentreSettings;
}

/** Who makes the puzzles before a code. */
export interface SliderSettings {
  /** @default "local" */
  readonly provider: "local" | "geetest";
  readonly geetestId: string;
  readonly geetestKey: string;
  /** @default "https://api.geetest.com" */
  readonly geetestBase: string;
}

/** How codes reach a phone; without a gateway they are shown to the operator, save in production. */
export interface SmsSettings {
  /** Receives each message as JSON by POST. */
  readonly gatewayUrl: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly gatewayToken: string;
}

/** Codes that are sent to all visitors together, at most: what a flood may cost. */
export interface CodeSettings {
  /** @default 60 */
  readonly perMinute: number;
  /** @default 600 */
  readonly perHour: number;
  /** @default 3000 */
  readonly perDay: number;
}

/** Reports of visits that one instance takes from all visitors together, at most: what a flood may fill. */
export interface ReportSettings {
  /** @default 30000 */
  readonly perMinute: number;
  /** @default 300000 */
  readonly perHour: number;
}

/** The customer centre, an outside system. */
export interface CentreSettings {
  /** Where it lies: an address, or a path of the site. @default "/centre" */
  readonly url: string;
  /** With this it redeems tickets; empty: the front door alone does. */
  readonly secret: string;
  /** Further hosts to which it may lead on. */
  readonly redirectHosts: readonly string[];
}

/** Private RSA keys in PEM. @default the development keys */
export interface KeySettings {
  /** Opens reports of visits. */
  readonly tracking: string;
  /** Opens passwords. */
  readonly login: string;
}

/** How reports of visits are taken. */
export interface TrackingSettings {
  /** Whether envelopes of the older make are opened too. @default false */
  readonly legacy: boolean;
  /** How many days they are kept. @default 390 */
  readonly keptDays: number;
}

/** How pages are signed for WeChat; without app id and secret the development signer does it. */
export interface WechatSettings {
  readonly appId: string;
  readonly appSecret: string;
  /** @default "https://api.weixin.qq.com" */
  readonly apiBase: string;
  /** Further own hosts, e.g. of a campaign. */
  readonly hosts: readonly string[];
}

/** Where leads go besides the database. */
export interface LeadSettings {
  /** Receives each lead as JSON by POST. */
  readonly webhookUrl: string;
  /** Signs the webhook's body (HMAC-SHA-256). */
  readonly webhookSecret: string;
  /** A command that takes a mail on its standard input, e.g. `/usr/sbin/sendmail -t -i`. */
  readonly mailCommand: string;
  readonly mailTo: string;
  readonly mailFrom: string;
}

/** The privacy policies promise 13 months, of which the shortest have 393 days. */
export const KEPT_DAYS = "390";

/** As of the front door. */
const SHUTDOWN_SECONDS = "10";

const EnvSchema = v.object({
  NODE_ENV: text,
  PUBLIC_DEMO: flag,
  TRACKING_PRIVATE_KEY: privateKey(developmentKey("tracking", "private")),
  LOGIN_PRIVATE_KEY: privateKey(developmentKey("login", "private")),
  TRACKING_LEGACY: flag,
  TRACKING_KEPT_DAYS: wholeDays(KEPT_DAYS),
  API_PORT: port,
  API_SECRET: secrets,
  HOST: v.optional(v.string(), "0.0.0.0"),
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
  PHONE_ZH: v.pipe(v.optional(v.string(), HOTLINE), v.trim()),
  CHANNEL_REDIRECT: flag,
  PICTURES: v.optional(v.picklist(["required", "optional"]), "required"),
  WECHAT_APP_ID: text,
  WECHAT_APP_SECRET: text,
  WECHAT_API_BASE: v.optional(v.string(), "https://api.weixin.qq.com"),
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

/** Reads the settings; the only place that knows the environment. @throws With a line for each wrong variable. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const parsed = v.safeParse(EnvSchema, withCredentials(environment));
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? "?"}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${lines.join("\n")}`);
  }
  const env = parsed.output;
  if (env.SLIDER_PROVIDER === "geetest" && (env.GEETEST_ID === "" || env.GEETEST_KEY === "")) {
    throw new Error(
      "These settings cannot be used:\n  GEETEST_ID, GEETEST_KEY: SLIDER_PROVIDER=geetest needs both",
    );
  }
  const inTheClear = env.NODE_ENV === "production" && !env.PUBLIC_DEMO ? clearWays(env) : [];
  if (inTheClear.length > 0) {
    throw new Error(`These settings cannot be used:\n${inTheClear.map((line) => `  ${line}`).join("\n")}`);
  }
  return {
    port: env.API_PORT,
    host: env.HOST,
    shutdownMs: env.SHUTDOWN_SECONDS,
    dataDirectory: resolve(PROJECT_ROOT, env.DATA_DIR),
    contentDirectory: resolve(PROJECT_ROOT, env.CONTENT_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseCallsUrl: env.DATABASE_CALLS_URL,
    publicOrigin: env.PUBLIC_ORIGIN,
    desktopOrigin: env.DESKTOP_ORIGIN,
    hotline: env.PHONE_ZH,
    channelRedirect: env.CHANNEL_REDIRECT,
    pictures: env.PICTURES,
    production: env.NODE_ENV === "production",
    publicDemo: env.PUBLIC_DEMO,
    secrets: env.API_SECRET,
    keys: { tracking: env.TRACKING_PRIVATE_KEY, login: env.LOGIN_PRIVATE_KEY },
    tracking: { legacy: env.TRACKING_LEGACY, keptDays: env.TRACKING_KEPT_DAYS },
    wechat: {
      appId: env.WECHAT_APP_ID,
      appSecret: env.WECHAT_APP_SECRET,
      apiBase: env.WECHAT_API_BASE.replace(/\/$/, ""),
      hosts: env.WECHAT_HOSTS.split(/[\s,]+/).filter(Boolean),
    },
    leads: {
      webhookUrl: env.LEADS_WEBHOOK_URL,
      webhookSecret: env.LEADS_WEBHOOK_SECRET,
      mailCommand: env.LEADS_MAIL_COMMAND,
      mailTo: env.LEADS_MAIL_TO,
      mailFrom: env.LEADS_MAIL_FROM,
    },
    slider: {
      provider: env.SLIDER_PROVIDER,
      geetestId: env.GEETEST_ID,
      geetestKey: env.GEETEST_KEY,
      geetestBase: env.GEETEST_API_BASE.replace(/\/$/, ""),
    },
    sms: { gatewayUrl: env.SMS_GATEWAY_URL, gatewayToken: env.SMS_GATEWAY_TOKEN },
    codes: { perMinute: env.CODES_PER_MINUTE, perHour: env.CODES_PER_HOUR, perDay: env.CODES_PER_DAY },
    reports: { perMinute: env.REPORTS_PER_MINUTE, perHour: env.REPORTS_PER_HOUR },
    centre: {
      url: env.LINK_CUSTOMER_CENTRE,
      secret: env.CENTRE_SECRET,
      redirectHosts: env.LOGIN_REDIRECT_HOSTS.split(/[\s,]+/).filter(Boolean),
    },
  };
}

/** Ways to another machine that anybody in between could read, a line each. */
function clearWays(env: v.InferOutput<typeof EnvSchema>): string[] {
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
