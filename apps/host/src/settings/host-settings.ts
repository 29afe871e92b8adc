import { withCredentials } from "@wesdom/api-client/server";
import { DEFAULT_SETTINGS, type PublicSettings } from "@wesdom/site-runtime";
import { resolve } from "node:path";
import * as v from "valibot";
import { EnvSchema, type Env } from "./env-schema.ts";
import { developmentPublicKey, readPublicKey } from "./public-key.ts";

const { links } = DEFAULT_SETTINGS;

const MEGABYTE = 1_000_000;
const SECOND_MS = 1000;

/** What `host` runs by. */
export type HostSettings = Readonly<ReturnType<typeof settingsOf>>;

/** Settings whose default is that of no company. */
const OF_A_COMPANY =
  /^(?:PUBLIC_ORIGIN|COMPANY_NAME_.*|ADDRESS_.*|CREDIT_CODE|ICP_NUMBER|SECURITY_NUMBER|(?:EU_)?REPRESENTATIVE)$/;

/** Of them what not every company has: unset, a site for real visitors leaves it out. */
const LEFT_OUT = ["ICP_NUMBER", "SECURITY_NUMBER", "EU_REPRESENTATIVE"];

/**
 * Settings of the reports of visits: one's default is lawful only where the policies' promise to ask first binds nobody,
 * and without the other nothing is reported. Whoever means that says so.
 */
const OF_REPORTS = ["TRACKING_MODE", "TRACKING_PUBLIC_KEY"];

/** Settings that name what the stand-ins stand in for. */
const STOOD_IN_FOR = {
  DESKTOP_ORIGIN: "",
  LINK_CHAT: links.chat,
  LINK_CUSTOMER_CENTRE: links.customerCentre,
  LINK_USER_AGREEMENT: links.userAgreement,
  LINK_PRIVACY_POLICY: links.privacyPolicy,
} as const;

/** Part of the addresses that stand for those of a company. */
const PLACEHOLDER = "example.com";

/** Thrown for an environment that cannot be run by: names every bad setting at once. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/**
 * Reads the settings from an environment.
 *
 * @param variables - Environment variables; empty ones count as unset.
 * @param root - Folder at which relative folders start.
 * @throws {@link SettingsError}
 */
export function readSettings(
  variables: Readonly<Record<string, string | undefined>>,
  root: string,
): HostSettings {
  const set = withCredentials(variables);
  const result = v.safeParse(EnvSchema, set);
  const problems = result.success
    ? [...contradictions(result.output), ...keyProblems(result.output, root)]
    : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}${shownInput(issue)}`);
  if (!result.success || problems.length > 0) {
    throw new SettingsError(
      `Settings that host cannot run by:\n${problems.map((line) => `  - ${line}`).join("\n")}`,
    );
  }
  const env = result.output;
  if (!isReal(env)) return settingsOf(env, root, []);
  const unset = LEFT_OUT.filter((name) => set[name] === undefined);
  const own = { ...env, ...Object.fromEntries(unset.map((name) => [name, ""])) };
  return settingsOf(own, root, lackingIn(env, set));
}

/** What was set, save a secret. */
function shownInput(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue)?.endsWith("SECRET") ? "" : ` (it is ${JSON.stringify(issue.input)})`;
}

function contradictions(env: Env): string[] {
  const problems: string[] = [];
  if (env.DESKTOP_ORIGIN !== "" && env.DESKTOP_ORIGIN === env.PUBLIC_ORIGIN) {
    problems.push("DESKTOP_ORIGIN must differ from PUBLIC_ORIGIN, or computers would be sent in circles");
  }
  if (env.API_PORT === 0 && env.API_ORIGIN === "") {
    problems.push("API_ORIGIN must be set when API_PORT is 0, for host cannot guess the port the API chose");
  }
  if (env.COUNTRY_HEADER !== "" && env.TRUST_PROXY_HOPS === 0) {
    problems.push(
      "TRUST_PROXY_HOPS must not be 0 with COUNTRY_HEADER, or visitors would name their own country",
    );
  }
  if (env.STAND_INS === "0") {
    const left = Object.entries(STOOD_IN_FOR).filter(([name, own]) => env[name as keyof Env] === own);
    problems.push(
      ...left.map(([name]) => `${name} must lead elsewhere with STAND_INS=0, for nothing stands in`),
    );
  }
  if (isReal(env) && /^http:\/\/(?!(?:localhost|127[\d.]+|\[::1\])(?::\d+)?$)/.test(env.API_ORIGIN)) {
    problems.push("API_ORIGIN must be https, for what visitors send goes to another machine");
  }
  return problems;
}

/** Whether it runs for real visitors. */
function isReal(env: Env): boolean {
  return env.NODE_ENV === "production" && !/^(?:1|true)$/.test(env.PUBLIC_DEMO);
}

function lackingIn(env: Env, set: Readonly<Record<string, string | undefined>>): readonly string[] {
  const unset: Readonly<Record<string, unknown>> = v.parse(EnvSchema, {});
  const names = Object.entries(env).flatMap(([name, value]) =>
    String(value).includes(PLACEHOLDER) || (OF_A_COMPANY.test(name) && value === unset[name]) ? [name] : [],
  );
  return [...names, ...OF_REPORTS.filter((name) => set[name] === undefined)];
}

function keyProblems(env: Env, root: string): string[] {
  try {
    trackingKeyOf(env, root);
    return [];
  } catch (error) {
    return [`TRACKING_PUBLIC_KEY ${(error as Error).message}`];
  }
}

/** Unset, the development key does, save in production for real visitors: there nothing is reported. */
function trackingKeyOf(env: Env, root: string): string {
  return env.TRACKING_PUBLIC_KEY === "" && !isReal(env)
    ? developmentPublicKey(root)
    : readPublicKey(env.TRACKING_PUBLIC_KEY, root);
}

function settingsOf(env: Env, root: string, lacking: readonly string[]) {
  return {
    /** Port; 0: a free one is chosen and printed. */
    port: env.PORT,
    hostname: env.HOST,
    /** Where the API answers, without trailing slash. */
    apiOrigin: env.API_ORIGIN === "" ? `http://127.0.0.1:${env.API_PORT}` : env.API_ORIGIN,
    /** By what this host shows the API whom to believe: the secret, or the file of the API beside it. */
    apiSecret: env.API_SECRET || { file: resolve(root, env.DATA_DIR, "api.secret") },
    /** Releases folder, absolute. */
    releasesDir: resolve(root, env.RELEASES_DIR === "" ? `${env.DATA_DIR}/releases` : env.RELEASES_DIR),
    /** Proxies in front of this process whose `X-Forwarded-…` headers count. */
    trustProxyHops: env.TRUST_PROXY_HOPS,
    /** Header in which a trusted proxy names the visitor's country; empty: none does. */
    countryHeader: env.COUNTRY_HEADER,
    /** Whether country and language decide how visits are reported. */
    isRegional: env.TRACKING_MODE === "region",
    pageTtlMs: env.PAGE_TTL_SECONDS * SECOND_MS,
    pageCacheBytes: env.PAGE_CACHE_MEGABYTES * MEGABYTE,
    pageCacheEntries: env.PAGE_CACHE_ENTRIES,
    /** How often the API is asked whether its content changed; 0: never. */
    contentPollMs: env.CONTENT_POLL_SECONDS * SECOND_MS,
    shutdownMs: env.SHUTDOWN_SECONDS * SECOND_MS,
    /** How long connections of proxies are answered on while stopping. */
    drainMs: env.DRAIN_SECONDS * SECOND_MS,
    /** Connections at a time. */
    maxConnections: env.MAX_CONNECTIONS,
    logRequests: env.LOG_REQUESTS === "1",
    /** Whether chat, customer centre and desktop site have their stand-ins. */
    standIns: env.STAND_INS === "1",
    /** What the stand-in customer centre shows itself with to the API; empty: what this host shows will do. */
    centreSecret: env.CENTRE_SECRET,
    /** Targets of the QR codes, by the name of the picture. */
    qrTargets: { wechat: env.QR_WECHAT, consultant: env.QR_CONSULTANT } as Readonly<Record<string, string>>,
    /** Names of settings without which a site for real visitors lacks what the law or a visitor asks for. */
    lacking,
    /** What pages may know. */
    site: publicSettingsOf(env, trackingKeyOf(env, root)),
  };
}

function publicSettingsOf(env: Env, trackingPublicKey: string): PublicSettings {
  return {
    apiBase: env.API_BASE,
    assetBase: env.ASSET_BASE,
    publicOrigin: env.PUBLIC_ORIGIN,
    desktopOrigin: env.DESKTOP_ORIGIN,
    // By region each page has its own; what is nobody's asks first.
    trackingMode: env.TRACKING_MODE === "region" ? "strict" : env.TRACKING_MODE,
    trackingPublicKey,
    brand: { zh: { name: env.BRAND_ZH }, en: { name: env.BRAND_EN }, ja: { name: env.BRAND_JA } },
    contact: { zh: contactOf(env, "ZH"), en: contactOf(env, "EN"), ja: contactOf(env, "JA") },
    links: {
      customerCentre: env.LINK_CUSTOMER_CENTRE,
      recruitment: env.LINK_RECRUITMENT,
      referral: env.LINK_REFERRAL,
      chat: env.LINK_CHAT,
      userAgreement: env.LINK_USER_AGREEMENT,
      privacyPolicy: env.LINK_PRIVACY_POLICY,
      social: {
        weibo: env.LINK_WEIBO,
        xiaohongshu: env.LINK_XIAOHONGSHU,
        bilibili: env.LINK_BILIBILI,
        zhihu: env.LINK_ZHIHU,
        linkedin: env.LINK_LINKEDIN,
        instagram: env.LINK_INSTAGRAM,
        youtube: env.LINK_YOUTUBE,
        wechat: env.LINK_WECHAT,
        whatsapp: env.LINK_WHATSAPP,
      },
    },
    icpNumber: env.ICP_NUMBER,
    securityNumber: env.SECURITY_NUMBER,
    creditCode: env.CREDIT_CODE,
    representative: env.REPRESENTATIVE,
    privacyEmail: env.PRIVACY_EMAIL,
    euRepresentative: env.EU_REPRESENTATIVE,
    geetest:
      env.SLIDER_PROVIDER === "geetest"
        ? { script: env.GEETEST_SCRIPT, sources: env.GEETEST_SOURCES.split(/ +/).filter(Boolean) }
        : null,
  };
}

function contactOf(env: Env, language: "ZH" | "EN" | "JA"): PublicSettings["contact"]["zh"] {
  return {
    company: env[`COMPANY_NAME_${language}`],
    address: env[`ADDRESS_${language}`],
    phone: env[`PHONE_${language}`],
    email: env[`EMAIL_${language}`],
  };
}
