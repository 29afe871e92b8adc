import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readSettings } from "../src/env.ts";
import { developmentKey } from "../src/keys/developmentKey.ts";
import { ownSecret } from "../src/keys/ownSecret.ts";
import { refuseDevelopmentKeys } from "../src/keys/refuseDevelopmentKeys.ts";
import { startServer } from "../src/server.ts";

const folder = mkdtempSync(join(tmpdir(), "wesdom-keys-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A new private key in PEM. */
const newKey = (modulusLength = 2048): string =>
  generateKeyPairSync("rsa", { modulusLength })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();
const development = (purpose: "tracking" | "login"): string =>
  readFileSync(developmentKey(purpose, "private"), "utf8");
/** What starting with an environment comes to, before anything is opened. */
const refuse = (environment: Record<string, string>) => (): void =>
  refuseDevelopmentKeys(readSettings(environment));

describe("development keys", () => {
  test("are told apart from real ones by anyone who opens the files", () => {
    for (const purpose of ["tracking", "login"] as const) {
      for (const half of ["private", "public"] as const) {
        expect(readFileSync(developmentKey(purpose, half), "utf8")).toMatch(/^DEVELOPMENT KEY/);
      }
      expect(createPrivateKey(development(purpose)).asymmetricKeyDetails?.modulusLength).toBe(2048);
    }
  });
  test("do on one machine and in a demonstration", () => {
    expect(refuse({})).not.toThrow();
    expect(refuse({ NODE_ENV: "production", PUBLIC_DEMO: "1" })).not.toThrow();
  });
  test("are refused in production, by name and with the way out @R7.54", () => {
    expect(refuse({ NODE_ENV: "production" })).toThrow(
      /^TRACKING_PRIVATE_KEY and LOGIN_PRIVATE_KEY: development keys .* PUBLIC_DEMO=1/s,
    );
    expect(refuse({ NODE_ENV: "production", LOGIN_PRIVATE_KEY: newKey() })).toThrow(
      /^TRACKING_PRIVATE_KEY: /,
    );
  });
  test("are known again however they are set", () => {
    const rewritten = createPrivateKey(development("login"))
      .export({ type: "pkcs1", format: "pem" })
      .toString();
    const environment = {
      NODE_ENV: "production",
      TRACKING_PRIVATE_KEY: rewritten,
      LOGIN_PRIVATE_KEY: newKey(),
    };
    expect(refuse(environment)).toThrow(/^TRACKING_PRIVATE_KEY: /);
  });
  test("are not missed where there are own ones", () => {
    expect(
      refuse({ NODE_ENV: "production", TRACKING_PRIVATE_KEY: newKey(), LOGIN_PRIVATE_KEY: newKey() }),
    ).not.toThrow();
  });
  test("keep a server from starting in production", async () => {
    await expect(startServer({ settings: { production: true, publicDemo: false } })).rejects.toThrow(
      "published with the source",
    );
  });
});

describe("the secret of a data folder", () => {
  test("is made once, for its owner alone, and nothing lies beside it", () => {
    const data = join(folder, "first", "data");
    const secret = ownSecret(data);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(ownSecret(data)).toBe(secret);
    expect(readdirSync(data)).toEqual(["api.secret"]);
    expect(statSync(join(data, "api.secret")).mode & 0o777).toBe(0o600);
  });
  test.each(["", "\n", "s".repeat(31)])("is not %j, as a full disk leaves it behind", (left) => {
    const data = mkdtempSync(join(folder, "left-"));
    writeFileSync(join(data, "api.secret"), left);
    expect(() => ownSecret(data)).toThrow(/api\.secret: fewer than 32 characters.* Remove it/);
  });
});

test.each(["prodution", "Production"])("NODE_ENV=%s is not taken for one without protection", (mistyped) => {
  expect(() => readSettings({ NODE_ENV: mistyped })).toThrow(
    "  NODE_ENV: production, development, test or nothing",
  );
  for (const NODE_ENV of ["", "production ", "development", "test"])
    expect(() => readSettings({ NODE_ENV })).not.toThrow();
});

describe("a way to another machine", () => {
  const production = (environment: Record<string, string>) => () =>
    readSettings({ NODE_ENV: "production", ...environment });

  test.each([
    [
      "DATABASE_URL",
      "postgres://user:p@10.0.0.7/wesdom",
      "postgres://user:p@10.0.0.7/wesdom?sslmode=verify-full",
    ],
    [
      "DATABASE_URL",
      "postgres://user@db.internal:5432/wesdom?sslmode=require",
      "postgres://user@127.0.0.1:5432/wesdom",
    ],
    [
      "DATABASE_URL",
      "postgres://user@/wesdom?host=db.internal",
      "postgres://user@/wesdom?host=/var/run/postgresql",
    ],
    ["DATABASE_CALLS_URL", "postgres://calls@10.0.0.7/wesdom", "postgres://calls@127.0.0.1/wesdom"],
    ["LEADS_WEBHOOK_URL", "http://crm.example.com/leads", "http://127.0.0.1:9000/leads"],
    ["SMS_GATEWAY_URL", "http://sms.example.com", "https://sms.example.com"],
  ])("is encrypted in production, or %s=%s is refused", (name, refused, taken) => {
    expect(production({ [name]: refused })).toThrow(`${name}: `);
    expect(production({ [name]: taken })).not.toThrow();
    expect(production({ [name]: refused, PUBLIC_DEMO: "1" })).not.toThrow();
  });
});

describe("a private key as a setting", () => {
  const pem = newKey();
  const file = join(folder, "own.pem");
  writeFileSync(file, `a remark before it\n${pem}`);

  test.each([
    ["PEM", pem],
    ["PEM on one line", pem.replaceAll("\n", String.raw`\n`)],
    ["the path of a file", file],
  ])("is %s", (_name, setting) => {
    const { keys } = readSettings({ TRACKING_PRIVATE_KEY: setting });
    const spki = (text: string): string =>
      createPrivateKey(text).export({ type: "pkcs8", format: "pem" }).toString();
    expect(spki(keys.tracking)).toBe(pem);
  });
  test("is a credential where nothing is set", () => {
    const credentials = mkdtempSync(join(folder, "credentials-"));
    writeFileSync(join(credentials, "TRACKING_PRIVATE_KEY"), pem);
    writeFileSync(join(credentials, "API_SECRET"), `${"s".repeat(32)}\n`);
    const settings = readSettings({ CREDENTIALS_DIRECTORY: credentials, API_SECRET: "" });
    expect(settings.keys.tracking).toBe(pem.trim());
    expect(settings.secrets).toEqual(["s".repeat(32)]);
  });
  const elliptic = generateKeyPairSync("ec", { namedCurve: "P-256" });
  test.each([
    [
      "a file that is not there",
      join(folder, "none.pem"),
      "is neither PEM nor a file that can be read (ENOENT)",
    ],
    ["a key that is too short", newKey(1024), "holds an RSA key of 1024 bits; it takes 2048"],
    ["a public key", readFileSync(developmentKey("tracking", "public"), "utf8"), "holds no private RSA key"],
    [
      "a key of another kind",
      elliptic.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      "holds no private RSA key",
    ],
    ["a key that is cut off", pem.slice(0, 600), "holds no private RSA key"],
  ])("is not %s, and is never repeated", (_name, setting, message) => {
    const read = (): unknown => readSettings({ TRACKING_PRIVATE_KEY: setting });
    expect(read).toThrow(`TRACKING_PRIVATE_KEY: ${message}`);
    expect(read).not.toThrow(setting.slice(10, 60));
  });
});
