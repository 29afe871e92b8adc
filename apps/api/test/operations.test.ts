import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../src/env.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Names in the one place that reads the environment. */
function settings(): string[] {
  const source = readFileSync(join(ROOT, "apps/api/src/env.ts"), "utf8");
  const schema = /EnvSchema = v\.object\(\{([\s\S]*?)\n\}\);/.exec(source)?.[1] ?? "";
  return [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = ""]) => name);
}

/** Events that a program writes: what follows a level, or is chosen after one. */
function eventsOf(program: string): Set<string> {
  const files = globSync(`apps/${program}/src/**/*.ts`, { cwd: ROOT });
  const texts = files.map((file) => readFileSync(join(ROOT, file), "utf8"));
  const calls = texts.flatMap((text) => [...text.matchAll(/\blog\(([^{)]*"(?:info|warn|error)"[^{)]*)/g)]);
  const words = calls.flatMap(([, call = ""]) => [...call.matchAll(/"([a-z-]+)"/g)]);
  return new Set(words.map(([, word = ""]) => word).filter((word) => !/^(?:info|warn|error)$/.test(word)));
}

test.each(["api", "host"])("docs/operations.md names every event of %s", (program) => {
  const handbook = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const rows = handbook.matchAll(/^\| (\w+) +\| (`[a-z-]+`(?:, `[a-z-]+`)*) +\|/gm);
  const documented = [...rows].flatMap(([, of, names = ""]) =>
    of === program ? names.split(", ").map((name) => name.slice(1, -1)) : [],
  );
  const events = eventsOf(program);
  expect(events.size).toBeGreaterThan(8);
  expect([...events].filter((event) => !documented.includes(event))).toEqual([]);
});

test.each([
  ["DATABASE_URL", "postgres://wesdom-api:Zm9v/YmFy@db.example.com/wesdom?sslmode=verify-full"],
  ["DATABASE_CALLS_URL", "postgres://wesdom-calls:Zm9v#YmFy@db.example.com/wesdom?sslmode=verify-full"],
  ["WECHAT_API_BASE", "http:"],
  ["LEADS_WEBHOOK_URL", "https://wesdom:Zm9v@crm.example.com/leads"],
  ["SMS_GATEWAY_URL", "https://:Zm9v@sms.example.com"],
  ["GEETEST_API_BASE", "https://Zm9v@api.geetest.com"],
  ["LEADS_MAIL_TO", "sales@wesdom.example"],
  ["LEADS_MAIL_COMMAND", "/usr/bin/msmtp -t"],
])("%s is named where it cannot be used, and not told", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
  expect(() => readSettings({ [name]: value })).not.toThrow("Zm9v");
});

test("an address of a socket, and one with spaces around it, are taken", () => {
  const url = "postgres://wesdom-api@/wesdom?host=/var/run/postgresql";
  expect(readSettings({ DATABASE_URL: url, HOST: " 127.0.0.1 " })).toMatchObject({
    databaseUrl: url,
    host: "127.0.0.1",
  });
});

test("docs/operations.md names every setting of the API", () => {
  const handbook = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const section = handbook.split("### api\n")[1]?.split("\n### ")[0] ?? "";
  const documented = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(settings().length).toBeGreaterThan(10);
  expect(new Set(documented)).toEqual(new Set(settings()));
});
