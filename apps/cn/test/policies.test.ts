import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contracts } from "@wesdom/api-client/contract";
import { companyFacts, DEFAULT_SETTINGS } from "@wesdom/site-runtime";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const LANGUAGES = ["zh", "en", "ja"] as const;
type Language = (typeof LANGUAGES)[number];

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** Units of time as the policies write them. Months are compared as whole ones: 13 of them are 390 days and some. */
const UNITS_MS: Readonly<Record<string, number>> = Object.fromEntries([
  ...["秒", "second"].map((unit) => [unit, SECOND_MS]),
  ...["分钟", "分", "minute"].map((unit) => [unit, 60 * SECOND_MS]),
  ...["小时", "時間", "hour"].map((unit) => [unit, DAY_MS / 24]),
  ...["天", "日", "day"].map((unit) => [unit, DAY_MS]),
  ...["个月", "か月", "month"].map((unit) => [unit, 30 * DAY_MS]),
]);
const DURATION = new RegExp(`(\\d+) ?(${Object.keys(UNITS_MS).join("|")})`, "g");

const textOf = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** What a module of another room exports, which no import may name. */
const moduleOf = (path: string): Promise<Readonly<Record<string, unknown>>> =>
  import(/* @vite-ignore */ join(ROOT, path)) as Promise<Readonly<Record<string, unknown>>>;

const sessions = await moduleOf("apps/api/src/accounts/sessions.ts");
const sessionMs = [Number(sessions["SESSION_SECONDS"]) * SECOND_MS, Number(sessions["SESSION_IDLE_MS"])];
const known = await moduleOf("apps/api/src/accounts/known-browsers.ts");
const knownMs = [Number(known["KNOWN_SECONDS"]) * SECOND_MS];

/** Rows of a policy's tables: cells without their remarks, and what the remark behind the first cell names. */
function rowsOf(language: Language): readonly { cells: readonly string[]; names: readonly string[] }[] {
  const lines = textOf(`apps/api/content/${language}/pages/privacy_policy.md`).match(/^\|.*\|$/gm) ?? [];
  return lines.map((line) => ({
    cells: line
      .replace(/ *<!--.*?-->/g, "")
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
    names: /<!--(.*?)-->/.exec(line)?.[1]?.trim().split(" ") ?? [],
  }));
}

/** Matches of patterns with one group in files, tests aside. */
function namesIn(patterns: readonly RegExp[], ...globs: readonly string[]): readonly string[] {
  const files = globs.flatMap((glob) => globSync(glob, { cwd: ROOT }));
  const texts = files.filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file)).map(textOf);
  const found = texts.flatMap((text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)]));
  return [...new Set(found.map(([, name = ""]) => name))].toSorted();
}

/** Durations that a cell tells, such as `7天`. */
function durationsIn(cell: string): readonly string[] {
  return [...cell.matchAll(DURATION)].map(([, count, unit = ""]) => `${count}${unit}`);
}

/** Those of the code, in the units of the cell. */
function durationsOf(ofCode: readonly number[], cell: string): readonly string[] {
  const units = [...cell.matchAll(DURATION)].map(([, , unit = ""]) => unit);
  return ofCode.map((ms, index) => {
    const unit = units[index] ?? "";
    const count = ms / (UNITS_MS[unit] ?? Number.NaN);
    return `${/个月|か月|month/.test(unit) ? Math.floor(count) : count}${unit}`;
  });
}

describe("what the privacy policies say is kept on the device", async () => {
  const queue = await moduleOf("packages/tracking/src/queue/event-queue.ts");
  const { LEASE_MS } = await moduleOf("packages/tracking/src/browser/holdLease.ts");
  const { DEVICE_SECONDS } = await moduleOf("apps/api/src/slider/device.ts");
  const DURATIONS_MS: Readonly<Record<string, readonly number[]>> = {
    wesdom_session: sessionMs,
    wesdom_known: knownMs,
    wesdom_device: [Number(DEVICE_SECONDS) * SECOND_MS],
    "wsd:q:": [Number(queue["MAX_QUEUED_AGE_MS"])],
    "wsd:visitor": [Number(LEASE_MS)],
    "wsd:deliver": [Number(LEASE_MS)],
  };

  /** Kept by one site alone. */
  const CHINESE_ONLY = /^wesdom_|^wsd(?:Reservation|SignedIn)|^wsd:account$/;

  /** Keys of queries: names of nothing that is kept. */
  const QUERY_KEYS = new Set(["sent", "source", "keyword"]);

  const cookies = namesIn(
    [/"(wesdom_\w+)"/g, /\bVIEW_KEY = "([^"]+)"/g, /return `(preview-)\$\{site\}`/g],
    "apps/{api,host}/src/**/*.ts",
    "packages/facts/src/*.ts",
    "packages/site-runtime/src/addresses/*.ts",
  );
  // Where a name is declared; a draft's goes on with the form.
  const keys = namesIn(
    [
      /\bexport const (?:\w*(?:KEY|LOCK)|QUEUE_PREFIX)\b[^=]*= "([^"]+)"/g,
      /\bconst STORAGE_KEY = "([^"]+)"/g,
      /=> `(wsdDraft-)\$\{/g,
    ],
    "apps/{cn,intl}/src/**/*.{ts,tsx}",
    "packages/{facts,site-runtime,tracking}/src/**/*.{ts,tsx}",
  ).filter((name) => !QUERY_KEYS.has(name));
  const told = (language: Language) =>
    rowsOf(language).flatMap(({ cells: [name = "", what = "", kind = "", duration = ""] }) =>
      name.startsWith("`") ? [{ name: name.replace(/[`…]/g, ""), what, kind, duration }] : [],
    );

  it.each(LANGUAGES)("is what the pages keep, under a name for each (%s)", (language) => {
    expect(keys.length).toBeGreaterThan(10);
    const own = [...new Set([...keys, ...cookies])].filter(
      (name) => language === "zh" || !CHINESE_ONLY.test(name),
    );
    const rows = told(language);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(own.toSorted());
    const ofCookies = rows.filter(({ kind }) => kind === "Cookie").map(({ name }) => name);
    expect(ofCookies.toSorted()).toEqual(cookies.filter((name) => own.includes(name)));
  });

  it.each(LANGUAGES)("is kept for as long as the code keeps it (%s)", (language) => {
    const rows = told(language);
    expect(rows.map(({ name, duration }) => [name, ...durationsIn(duration)])).toEqual(
      rows.map(({ name, duration }) => [name, ...durationsOf(DURATIONS_MS[name] ?? [], duration)]),
    );
    expect(rows.find(({ name }) => name === "wsd:q:")?.what).toContain(String(queue["MAX_QUEUED_EVENTS"]));
  });
});

describe("what the privacy policies say is kept on the server", async () => {
  const { LEADS_KEPT_MS } = await moduleOf("apps/api/src/leads/readLeads.ts");
  const { PROMISED_DAYS } = await moduleOf("apps/api/src/env-fields.ts");
  const { CODE_TTL_MS } = await moduleOf("packages/api-client/src/contract/code.ts");
  const { LONGEST_MS } = await moduleOf("apps/api/src/database/grants.ts");
  const { DAY_LIMIT } = await moduleOf("apps/api/src/codes/limits.ts");
  const days = (path: string, pattern: RegExp): number => Number(pattern.exec(textOf(path))?.[1]) * DAY_MS;
  const DURATIONS_MS: Readonly<Record<string, readonly number[]>> = {
    leads: [Number(LEADS_KEPT_MS)],
    events: [Number(PROMISED_DAYS) * DAY_MS],
    // Until they are closed; the rest is people's work.
    accounts: [],
    sessions: sessionMs,
    known_browsers: knownMs,
    codes: [Number(CODE_TTL_MS)],
    grants: [Number(LONGEST_MS)],
    limits: [(DAY_LIMIT as { windowMs: number }).windowMs],
    MaxRetentionSec: [days("docs/operations/journald.conf", /^MaxRetentionSec=(\d+)day$/m)],
    keep: [days("docs/operations/backup.sh", /^keep=(\d+)$/m)],
  };

  /** Tables that hold nothing of visitors, or go with one that does; no site for real visitors shows messages. */
  const OTHER_TABLES =
    /^(?:content_state|banners|brands|stories|articles|team|introductions|companies|tokens|report_faults|login_keys|outbox|shown_messages)$/;
  const tables = namesIn([/pgTable\(\s*"(\w+)"/g], "apps/api/src/**/tables.ts");

  it.each(LANGUAGES)("is every table, for as long as upkeep leaves it (%s)", (language) => {
    const rows = rowsOf(language).filter(({ cells }) => cells.length === 2);
    const told = rows.flatMap(({ cells: [, cell = ""], names }) => names.map((name) => ({ name, cell })));
    expect(told.map(({ name }) => name).toSorted()).toEqual(
      [...tables.filter((name) => !OTHER_TABLES.test(name)), "MaxRetentionSec", "keep"].toSorted(),
    );
    expect(told.map(({ name, cell }) => [name, ...durationsIn(cell)])).toEqual(
      told.map(({ name, cell }) => [name, ...durationsOf(DURATIONS_MS[name] ?? [Number.NaN], cell)]),
    );
  });
});

it("is gone 13 months after it happened, whatever waited in the browser on whichever day", async () => {
  type ReadSettings = (env: object) => { readonly tracking: { readonly keptDays: number } };
  const readSettings = (await moduleOf("apps/api/src/env.ts"))["readSettings"] as ReadSettings;
  const { WAITING_DAYS } = await moduleOf("apps/api/src/tracking/days.ts");
  const { MAX_QUEUED_AGE_MS } = await moduleOf("packages/tracking/src/queue/event-queue.ts");
  expect(Number(WAITING_DAYS) * DAY_MS).toBe(MAX_QUEUED_AGE_MS);
  const { tracking } = readSettings({});
  // Sealed on the last day, it lies under that one, and goes in the course of the day after those that are kept.
  const goneOn = Number(WAITING_DAYS) + tracking.keptDays + 1;
  const promised = Array.from({ length: 4 * 365 + 1 }, (_, day) => {
    const [from, to] = [new Date(day * DAY_MS), new Date(day * DAY_MS)];
    to.setUTCMonth(from.getUTCMonth() + 13);
    // A day that its month lacks is the last of it.
    if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
    return (to.getTime() - from.getTime()) / DAY_MS;
  });
  expect(promised.filter((days) => days <= goneOn)).toEqual([]);
  expect(Math.min(...promised)).toBe(goneOn + 1);
  const more = String(tracking.keptDays + 1);
  expect(() => readSettings({ TRACKING_KEPT_DAYS: more })).toThrow("TRACKING_KEPT_DAYS");
});

describe("who the privacy policies say receives something", async () => {
  // Adapters of the API: settings that lead to another machine, its own database aside.
  const schema = /EnvSchema = v\.object\(\{([\s\S]*?)\n\}\);/.exec(textOf("apps/api/src/env.ts"))?.[1] ?? "";
  const adapters = [...schema.matchAll(/^ {2}((?!DATABASE)\w+_(?:URL|COMMAND|BASE)|LINK_\w+):/gm)];
  // What pages may load from elsewhere, each where its setting names it.
  const { contentPolicyOf } = await moduleOf("apps/host/src/security/content-policy.ts");
  const policy = (contentPolicyOf as (hashes: readonly string[], settings: object) => string)([], {
    ...DEFAULT_SETTINGS,
    assetBase: "https://ASSET_BASE",
    links: { ...DEFAULT_SETTINGS.links, chat: "https://LINK_CHAT" },
    geetest: { script: "https://GEETEST_SCRIPT", sources: [] },
  });
  const loaded = [...policy.matchAll(/https:\/\/([^ ;]+)/g)].map(([, host = ""]) =>
    host.includes(".") ? host : host.toUpperCase(),
  );
  const maps = namesIn([/\bMAP_\w+ = "https:\/\/([^/"]+)/g], "apps/{cn,intl}/src/**/*.tsx");
  const ways = [...new Set([...adapters.map(([, name = ""]) => name), ...loaded, ...maps])];

  /** Met on Chinese pages alone. */
  const CHINESE_ONLY = new Set(["LINK_CHAT", ...maps]);

  it.each(LANGUAGES)("is every way out that can be switched on (%s)", (language) => {
    expect(ways.length).toBeGreaterThan(8);
    const told = rowsOf(language).flatMap(({ cells, names }) => (cells.length === 3 ? names : []));
    const own = ways.filter((name) => language === "zh" || !CHINESE_ONLY.has(name));
    expect(told.toSorted()).toEqual(own.toSorted());
  });
});

describe("what the privacy policies say is told of who is signed in", () => {
  const { answer } = contracts.redeemTicket;
  const { account, information } = (answer as unknown as { entries: Record<string, object> }).entries;
  const fieldsOf = (schema: unknown): readonly string[] =>
    Object.keys((schema as { entries: object }).entries);
  const fields = [...fieldsOf(account), ...fieldsOf((information as { wrapped?: object }).wrapped)];

  /** How each field is called; what follows from others is not. */
  const WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
    phone: { zh: "手机号码", en: "phone number", ja: "電話番号" },
    userInfo: { zh: "账号标记", en: "account mark", ja: "アカウントの符号" },
    company: { zh: "公司名称", en: "company", ja: "会社名" },
    areaCode: { zh: "所在地区", en: "area", ja: "地域" },
    position: { zh: "职位", en: "position", ja: "役職" },
  };
  const IMPLIED = new Set(["complete", "companyId"]);

  it.each(LANGUAGES)("is what the customer centre is told (%s)", (language) => {
    const { cells } = rowsOf(language).find(({ names }) => names.includes("LINK_CUSTOMER_CENTRE")) ?? {};
    const words = fields.filter((field) => !IMPLIED.has(field)).map((field) => WORDS[field]?.[language]);
    expect(cells?.[1]?.toLowerCase().split(/、|, /)).toEqual(words);
  });

  it.each(LANGUAGES)("is what page events hold of it (%s)", (language) => {
    expect(textOf("packages/tracking/src/tracker/completeEvent.ts")).toContain("userInfo");
    const told = new RegExp(
      `^(?!\\|).*(?:页面事件|page events|ページイベント).*${WORDS["userInfo"]?.[language]}`,
      "m",
    );
    expect(textOf(`apps/api/content/${language}/pages/privacy_policy.md`)).toMatch(told);
  });
});

it.each([
  ["zh", "选填"],
  ["en", "optional"],
] as const)("says of the fields of forms what they mark (%s)", (language, word) => {
  const copy = globSync(`apps/{cn,intl}/copy/**/*.${language}.yml`, { cwd: ROOT }).map(textOf).join("\n");
  const labels = copy.match(/^ *\w+: .*[（(](?:选填|必填|optional|required)[）)]/gm) ?? [];
  expect(labels.length).toBeGreaterThan(2);
  expect(labels.filter((label) => !label.includes(word))).toEqual([]);
  expect(textOf(`apps/api/content/${language}/pages/privacy_policy.md`)).toContain(`“${word}”`);
});

it("is a fact of the company, whatever texts name in braces, and named only where facts are filled in", async () => {
  const facts = Object.keys(companyFacts(DEFAULT_SETTINGS, "zh"));
  const promises = (await moduleOf("packages/facts/src/promises.ts"))["PROMISES"] as { readonly zh: object };
  const filled = /(?:company|privacy_policy|user_agreement)\.md$/;
  const wrong = globSync("apps/api/content/**/*.md", { cwd: ROOT }).flatMap((file) =>
    [...textOf(file).matchAll(/\{(\w+)\}/g)].flatMap(([whole, name = ""]) =>
      (filled.test(file) && facts.includes(name)) || Object.hasOwn(promises.zh, name)
        ? []
        : [`${file}: ${whole}`],
    ),
  );
  expect(wrong).toEqual([]);
});
