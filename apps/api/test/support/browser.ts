import { constants, hash, publicEncrypt, randomBytes } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll } from "vitest";
import type { SliderAction, SliderWork } from "@wesdom/api-client/contract";
import { devMessages } from "../../src/codes/tables.ts";
import { grants } from "../../src/database/tables.ts";
import { hashToken, newToken } from "../../src/database/grants.ts";
import { puzzlePlace } from "../../src/slider/puzzlePlace.ts";
import { giveSliderPass } from "../../src/slider/slider-calls.ts";
import { read, testApi, type Answer, type TestApi } from "./testApi.ts";

const DEVICE_COOKIE = "wesdom_device";

/** How long a visitor takes over a puzzle. */
const SOLVING_MS = 1_500;

let serial = 0;
/** A phone number that no other test uses. */
export const newPhone = (): string => `137${String(++serial).padStart(8, "0")}`;
/** A network address that no other test uses. */
export const newAddress = (): string => `198.51.${Math.floor(++serial / 250) % 250}.${serial % 250}`;

export const AGREED = ["user-agreement", "privacy-policy"];

/** A visitor: keeps cookies, has an address of its own, knows how to solve puzzles by looking into the database. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly api: TestApi;
  readonly address: string;
  /** What it sends with every call. */
  readonly headers: Record<string, string> = {
    "user-agent": "Mozilla/5.0 (Linux; Android 14)",
    "accept-language": "zh-CN",
    "sec-fetch-site": "same-origin",
  };
  /** Moves the clock of the API on. */
  readonly wait: (ms: number) => void;

  constructor(api: TestApi, wait: (ms: number) => void, address: string = newAddress()) {
    this.api = api;
    this.wait = wait;
    this.address = address;
  }

  async send(path: string, init: RequestInit = {}): Promise<Answer> {
    const given = new Headers(init.headers);
    const headers = new Headers({ ...this.headers, ...Object.fromEntries(given) });
    // A test that says the origin alone is an older browser.
    if (given.has("origin") && !given.has("sec-fetch-site")) headers.delete("sec-fetch-site");
    if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", this.address);
    if (!headers.has("cookie"))
      headers.set("cookie", [...this.cookies].map(([k, v]) => `${k}=${v}`).join("; "));
    const response = await this.api.fetch(new Request(`http://api.test${path}`, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return read(response);
  }

  get(path: string): Promise<Answer> {
    return this.send(path);
  }

  /** Posts JSON, or nothing. */
  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const json = body === undefined ? {} : { "content-type": "application/json" };
    return this.send(path, {
      method: "POST",
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Posts a multipart form; lists are repeated fields. */
  form(path: string, fields: Record<string, string | readonly string[]>): Promise<Answer> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of typeof value === "string" ? [value] : value) body.append(name, one);
    }
    return this.send(path, { method: "POST", body });
  }

  /** Asks for a puzzle and answers it, `missBy` pixels beside, without its work. */
  async solve(action: SliderAction, phone: string, missBy = 0): Promise<Answer> {
    const prefix = action === "reservation" ? "" : "/yxy";
    const { data } = await this.post(`${prefix}/gee/slider/register.do`);
    const x = (await gapOf(this.api, data.challengeId as string)) + missBy;
    await waiveWork(this.api, data.challengeId as string);
    this.wait(SOLVING_MS);
    return this.post(`${prefix}/gee/slider/validate.do`, {
      action,
      phone,
      challengeId: data.challengeId,
      x,
      track: trackTo(x),
      nonce: 0,
    });
  }

  /** What a solved puzzle gives, without drawing and solving one. */
  async token(action: SliderAction, phone: string): Promise<string> {
    const cookie = this.cookies.get(DEVICE_COOKIE) ?? newToken();
    // Over https it is called after its host.
    for (const name of [DEVICE_COOKIE, `__Host-${DEVICE_COOKIE}`]) this.cookies.set(name, cookie);
    this.wait(SOLVING_MS);
    const pass = { action, phone, device: hashToken(cookie) };
    return (await giveSliderPass(this.api.db, pass, this.api.now())).token;
  }

  /** Asks for a code and reads it from the outbox. */
  async code(action: SliderAction, phone: string): Promise<string> {
    const token = await this.token(action, phone);
    const answer = await this.post(CODE_PATHS[action], {
      phone,
      token,
      ...(action === "reservation" || action === "reset" ? {} : { action }),
    });
    if (answer.status !== 200) throw new Error(`no code: ${answer.status} ${answer.message}`);
    return codeFor(this.api, phone);
  }

  /** A password as a page seals it. */
  async seal(password: string, content: object = {}): Promise<{ password: string; keyId: string }> {
    const { data } = await this.post("/yxy/getPublicKey.do");
    const sealed = { password, nonce: randomBytes(9).toString("base64url"), time: data.time, ...content };
    return { password: sealWith(data.publicKey as string, sealed), keyId: data.keyId as string };
  }

  async register(phone: string, password: string): Promise<Answer> {
    const code = await this.code("register", phone);
    return this.form(LOGIN, {
      method: "register",
      phone,
      code,
      agreements: AGREED,
      ...(await this.seal(password)),
    });
  }

  async logIn(phone: string, password: string): Promise<Answer> {
    return this.form(LOGIN, { method: "password", phone, ...(await this.seal(password)) });
  }

  /** Sets a new password, by a code. */
  async reset(phone: string, password: string): Promise<Answer> {
    const code = await this.code("reset", phone);
    const { data } = await this.post("/yxy/custom/reset/password/code/verification.do", { phone, code });
    return this.post("/yxy/custom/center/reset/password.do", {
      ticket: data.ticket,
      ...(await this.seal(password)),
    });
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.post("/yxy/custom/login/check.do")).data.signedIn as boolean;
  }
}

/** An API on PostgreSQL for the tests of a file, a clock that they move on, and visitors. */
export async function apiOfVisitors(): Promise<{
  readonly api: TestApi;
  readonly wait: (ms: number) => void;
  readonly visitor: (address?: string) => Browser;
}> {
  let time = Date.parse("2026-11-21T02:00:00Z");
  const wait = (ms: number): void => void (time += ms);
  const api = await testApi("postgres", { now: () => time });
  afterAll(() => api.close());
  return { api, wait, visitor: (address) => new Browser(api, wait, address) };
}

export const LOGIN = "/yxy/unified/login.do";

export const CODE_PATHS: Readonly<Record<SliderAction, string>> = {
  reservation: "/login/send/code.do",
  login: "/yxy/unified/login/send/code.do",
  register: "/yxy/unified/login/send/code.do",
  reset: "/yxy/custom/reset/password/send/verification.do",
};

/** The first number, from one on, that shows that a puzzle's work was done. */
export function nonceOf({ salt, bits }: SliderWork, from = 0): number {
  const below = 2 ** (32 - bits);
  const shows = (nonce: number): boolean =>
    hash("sha256", `${salt}.${nonce}`, "buffer").readUInt32BE() < below;
  let nonce = from;
  while (!shows(nonce)) nonce += 1;
  return nonce;
}

/** Where the piece of a puzzle belongs; no call tells. */
export async function gapOf(api: TestApi, challengeId: string): Promise<number> {
  const place = await puzzlePlace(api.db, challengeId);
  if (place === null) throw new Error("There is no such puzzle");
  return place;
}

/** Lets any number show that the work of a puzzle was done, which takes a tenth of a second each time. */
async function waiveWork({ db }: TestApi, challengeId: string): Promise<void> {
  const data = sql`jsonb_set(${grants.data}, '{work,bits}', '0')`;
  await db
    .update(grants)
    .set({ data })
    .where(eq(grants.id, hashToken(challengeId)));
}

/** A way as a hand makes it. */
export function trackTo(x: number): { x: number; y: number; t: number }[] {
  return Array.from({ length: 21 }, (_, index) => ({
    x: Math.round(x * (1 - (1 - index / 20) ** 2)),
    y: index % 3,
    t: index * 45,
  }));
}

/** The latest code that was sent to a phone. */
export async function codeFor(api: TestApi, phone: string): Promise<string> {
  const [row] = await api.db
    .select()
    .from(devMessages)
    .where(eq(devMessages.phone, phone))
    .orderBy(desc(devMessages.createdAt))
    .limit(1);
  return /\d{6}/.exec(row?.text ?? "")?.[0] ?? "none";
}

/** RSA-OAEP with SHA-256 of the base64 of the UTF-8 JSON. */
export function sealWith(publicKey: string, content: unknown): string {
  const text = Buffer.from(JSON.stringify(content)).toString("base64");
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
  return publicEncrypt({ key: publicKey, ...padding }, Buffer.from(text)).toString("base64");
}
