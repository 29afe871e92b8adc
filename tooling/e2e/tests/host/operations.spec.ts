import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ensureProgram } from "@wesdom/product/ensure-program";
import { launchProgram } from "@wesdom/product/launch";
import { commandEnv } from "../../src/env.ts";
import { ROOT } from "@wesdom/product/root";
import { runProduct, START_LIMIT_MS, type RunningProduct } from "@wesdom/product/run-product";
import { startPostgres } from "@wesdom/vitest-config/postgres";
import { expect, test } from "../../src/test.ts";

const run = promisify(execFile);
const OPERATIONS = join(ROOT, "docs/operations");
const HANDBOOK = `${OPERATIONS}.md`;

const DAY_MS = 24 * 60 * 60_000;

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";

let folder: string;
/** What stands for /srv/wesdom. */
let deployed: string;
/** What systemd hands a unit. */
let credentials: string;
let product: RunningProduct;

/** Seals as the handbook does, under a key that needs no root, and opens as systemd does for a unit. */
async function handOver(): Promise<void> {
  await mkdir(credentials);
  const creds = await ensureProgram("systemd-creds", "systemd");
  const key = "openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048";
  const made = { API_SECRET: "openssl rand -base64 32", TRACKING_PRIVATE_KEY: key, LOGIN_PRIVATE_KEY: key };
  for (const [name, make] of Object.entries(made)) {
    const seal = `${make} | ${creds} encrypt --with-key=tpm2-absent --name="$1" - "$1.sealed"`;
    const open = `${creds} decrypt --name="$1" "$1.sealed" "credentials/$1"`;
    await run("sh", ["-c", `${seal} && ${open}`, "sh", name], { cwd: folder });
  }
}

/** Runs the handbook's line for a monitor on a folder of back-ups, which fails where it holds none of late. */
async function monitor(target: string): Promise<void> {
  const [line = "false"] = /^find .*mtime.*$/m.exec(await readFile(HANDBOOK, "utf8")) ?? [];
  await run("sh", ["-c", line.replace("/var/backups/wesdom", target)]);
}

/** Posts a lead to an API. */
async function sendLead(origin: string, name: string): Promise<{ code: number }> {
  const sent = await fetch(`${origin}/index/appeal.do`, {
    method: "POST",
    headers: { "content-type": "application/json", lang: "1" },
    body: JSON.stringify({ kind: "contact", name, phone: "13800138001", consent: true }),
  });
  return (await sent.json()) as { code: number };
}

test.beforeAll(async () => {
  test.setTimeout(2 * START_LIMIT_MS);
  folder = await mkdtemp(join(tmpdir(), "wesdom-operations-"));
  deployed = join(folder, "wesdom");
  await run(join(OPERATIONS, "deploy.sh"), [deployed], { env: commandEnv({}) });
  credentials = join(folder, "credentials");
  await handOver();
  product = await runProduct();
});

test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test("systemd takes the units as they are", async () => {
  const analyze = await ensureProgram("systemd-analyze", "systemd");
  const names = (await readdir(OPERATIONS)).filter((name) => /\.(?:service|timer)$/.test(name));
  expect(names).toHaveLength(4);
  const files: string[] = [];
  for (const name of names) {
    const unit = (await readFile(join(OPERATIONS, name), "utf8"))
      .replaceAll("/srv/wesdom", deployed)
      .replace(/^User=.*$/m, `User=${userInfo().username}`);
    const file = join(folder, name);
    await writeFile(file, unit);
    files.push(file);
  }
  const { stderr } = await run(analyze, ["verify", "--man=no", ...files]);
  expect(stderr.split("\n").filter((line) => line.includes("wesdom"))).toEqual([]);
});

test("no phone and no e-mail goes into the journal or a file for others", async () => {
  const text = await readFile(HANDBOOK, "utf8");
  const [asApi = "false"] = /^as_api\(\) \{[^]*?^\}/m.exec(text) ?? [];
  const call = 'systemd-run() { printf "%s\\n" "$@"; }\nas_api leads --delete-phone 13800138000';
  const { stdout } = await run("bash", ["-c", `${asApi}\n${call}`]);
  // Without one systemd logs the whole command.
  expect(stdout.split("\n")).toContain("--description=wesdom leads");
  for (const [, line, file] of text.matchAll(/^(.*as_api .*> (\w+\.json).*)$/gm)) {
    expect(line).toMatch(/^\(umask 077; as_api [^)]*\)/);
    expect(text).toMatch(new RegExp(`^rm ${file} `, "m"));
  }
});

test("what is deployed runs on credentials alone, and holds no test, no tool and no private key", async () => {
  const names = await readdir(deployed, { recursive: true });
  const own = names.filter((name) => !name.includes("node_modules/"));
  expect((await readdir(deployed)).toSorted()).toEqual(["apps", "bin"]);
  expect(own.filter((name) => /\.test\.ts$|(?:^|\/)tests?$|private\.pem$/.test(name))).toEqual([]);
  expect(names.filter((name) => /node_modules\/(?:vitest|typescript|drizzle-kit)$/.test(name))).toEqual([]);

  const settings = {
    NODE_ENV: "production",
    PUBLIC_DEMO: "0",
    HOST: "127.0.0.1",
    API_SECRET: "",
    DATABASE_URL: "",
    DATA_DIR: join(folder, "data"),
    CREDENTIALS_DIRECTORY: credentials,
  };
  const program = (app: string) => join(deployed, "apps", app, "src/main.ts");
  const api = await launchProgram("api", program("api"), { ...settings, API_PORT: "0" });
  const host = await launchProgram("host", program("host"), {
    ...settings,
    PORT: "0",
    API_PORT: String(api.port),
    RELEASES_DIR: product.releasesDir,
  });
  try {
    const ask = async (path: string) =>
      (await fetch(`http://127.0.0.1:${host.port}/m/zh-cn/${path}`, { headers: { "user-agent": PHONE } }))
        .status;
    expect(await ask("about")).toBe(200);
    expect((await fetch(`http://127.0.0.1:${host.port}/chat`)).status).toBe(200);
    // What can be named, the API tells those alone who show that they know its secret.
    expect(await ask("article?code=nothing-of-this-name")).toBe(404);
    expect(api.tail.join("\n")).toMatch(/"path":"\/content\/index","status":200/);
    const leads = [join(deployed, "apps/api/src/cli/leads.ts"), "--json"];
    const { stdout } = await run(join(deployed, "bin/node"), leads, { env: commandEnv(settings) });
    expect(JSON.parse(stdout)).toEqual([]);
  } finally {
    await Promise.all([host.stop(), api.stop()]);
  }
});

test("the stand-ins are left out by one setting, without which a host that lacks them does not start", async () => {
  const bare = join(folder, "bare");
  await run(join(OPERATIONS, "deploy.sh"), [bare], { env: commandEnv({ STAND_INS: "0" }) });
  expect((await readdir(join(bare, "apps"))).toSorted()).toEqual(["api", "host"]);
  const program = join(bare, "apps/host/src/main.ts");
  const settings = {
    HOST: "127.0.0.1",
    PORT: "0",
    API_ORIGIN: product.apiOrigin,
    RELEASES_DIR: product.releasesDir,
    DESKTOP_ORIGIN: "https://www.example.org",
    LINK_CHAT: "https://chat.example.org/",
    LINK_CUSTOMER_CENTRE: "https://centre.example.org/",
    LINK_USER_AGREEMENT: "https://centre.example.org/agreement.pdf",
    LINK_PRIVACY_POLICY: "https://centre.example.org/privacy.pdf",
  };
  await expect(launchProgram("host", program, settings)).rejects.toThrow("STAND_INS must be 0");
  const host = await launchProgram("host", program, { ...settings, STAND_INS: "0" });
  try {
    const ask = (path: string, agent = PHONE) =>
      fetch(`http://127.0.0.1:${host.port}${path}`, { redirect: "manual", headers: { "user-agent": agent } });
    expect((await ask("/m/zh-cn/about")).status).toBe(200);
    for (const path of ["/chat", "/centre", "/centre/privacy-policy.pdf"])
      expect((await ask(path)).headers.get("location")).toBe("/m/zh-cn/404");
    const desktop = await ask("/", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)");
    expect(desktop.headers.get("location")).toMatch(/^https:\/\/www\.example\.org\//);
  } finally {
    await host.stop();
  }
});

test("the back-up has every lead, is readable by its owner alone, sealed where it is told to, and those of thirty days stay", async () => {
  expect((await sendLead(product.apiOrigin, "备份测试")).code).toBe(200);
  const target = join(folder, "backups");
  const env = commandEnv({ DATA_DIR: product.dataDir, CREDENTIALS_DIRECTORY: credentials, DATABASE_URL: "" });
  await run(join(deployed, "bin/backup.sh"), [target], { env });
  const [name = ""] = await readdir(target);
  expect(name).toMatch(/^leads-\d{8}T\d{6}Z\.json$/);
  expect(await readFile(join(target, name), "utf8")).toContain("备份测试");
  expect((await stat(join(target, name))).mode & 0o077).toBe(0);
  await monitor(target);

  const openssl = await ensureProgram("openssl", "openssl");
  const [key, certificate] = [join(folder, "backup.private.pem"), join(folder, "backup.public.pem")];
  const pair = ["-newkey", "rsa:3072", "-nodes", "-days", "3650", "-subj", "/CN=backup", "-keyout", key];
  await run(openssl, ["req", "-x509", ...pair, "-out", certificate]);
  const sealed = join(folder, "sealed");
  await run(join(deployed, "bin/backup.sh"), [sealed], { env: { ...env, BACKUP_CERTIFICATE: certificate } });
  const [secret = "", ...rest] = await readdir(sealed);
  expect(rest).toEqual([]);
  expect(await readFile(join(sealed, secret), "utf8")).not.toContain("备份测试");
  const unsealed = { ...env, BACKUP_CERTIFICATE: join(folder, "none.pem") };
  const last = "database-20200101T000000Z.dump.cms";
  await writeFile(join(sealed, last), "");
  await expect(run(join(deployed, "bin/backup.sh"), [sealed], { env: unsealed })).rejects.toThrow(
    /certificate/,
  );
  expect((await readdir(sealed)).toSorted(), "nothing in the clear, and nothing removed").toEqual(
    [last, secret].toSorted(),
  );
  const decrypt = ["cms", "-decrypt", "-inform", "DER", "-inkey", key, "-in", join(sealed, secret)];
  expect((await run(openssl, decrypt)).stdout).toContain("备份测试");

  // A night before a midnight of this run is 28 or 29 days old at its end.
  const ago = (days: number) =>
    new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10).replaceAll("-", "");
  const [fresh, old] = [28, 31].map((days) => `database-${ago(days)}T000000Z.dump.cms`) as [string, string];
  for (const other of [fresh, old, "notes.txt"]) await writeFile(join(target, other), "");
  await run(join(deployed, "bin/backup.sh"), [target], { env });
  const kept = await readdir(target);
  expect(kept).toEqual(expect.arrayContaining([name, fresh, "notes.txt"]));
  expect(kept).not.toContain(old);

  // To a clock that is ahead all lie as far back.
  const [ahead, nights] = [
    join(folder, "ahead"),
    [40, 41, 42].map((days) => `leads-${ago(days)}T000000Z.json`),
  ];
  await mkdir(ahead);
  for (const night of nights) await writeFile(join(ahead, night), "");
  const { stderr } = await run(join(deployed, "bin/backup.sh"), [ahead], { env });
  const [latest = ""] = /\d+/.exec(nights[0] ?? "") ?? [];
  expect(stderr).toContain(`Nothing is removed: the back-up before this one is of ${latest}.`);
  expect(await readdir(ahead)).toEqual(expect.arrayContaining(nights));
  expect(await readdir(ahead)).toHaveLength(4);
  await run(join(deployed, "bin/backup.sh"), [ahead], { env });
  expect(await readdir(ahead)).not.toEqual(expect.arrayContaining([nights[0]]));
});

test("what PostgreSQL held comes back as the handbook restores it", async () => {
  const postgres = await startPostgres();
  const server = new URL(postgres.url);
  const target = join(folder, "dumps");
  const key = join(target, "backup.private.pem");
  const certificate = join(folder, "dumps.public.pem");
  await mkdir(target);
  // As on the machine of the handbook, who runs a command is who logs in.
  const login = `runuser() ( export PGUSER=$2; shift 3; "$@" ); export PGUSER=root`;
  const local = { PGHOST: server.hostname, PGPORT: server.port };
  const handbook = (lines: string) =>
    run("bash", ["-ec", `${login}\n${lines}`], { cwd: target, env: commandEnv(local) });
  const settings = {
    NODE_ENV: "production",
    PUBLIC_DEMO: "0",
    HOST: "127.0.0.1",
    API_SECRET: "",
    DATA_DIR: join(folder, "data-postgres"),
    CREDENTIALS_DIRECTORY: credentials,
  };
  const database = (name: string) => `postgres://wesdom-api@${server.host}/${name}`;
  try {
    const text = await readFile(HANDBOOK, "utf8");
    await handbook(
      [...text.matchAll(/^runuser -u postgres -- (?:createuser|createdb).* wesdom(?:-api)?$/gm)].join("\n"),
    );
    const program = join(deployed, "apps/api/src/main.ts");
    const api = await launchProgram("api", program, {
      ...settings,
      DATABASE_URL: database("wesdom"),
      API_PORT: "0",
    });
    try {
      expect((await sendLead(`http://127.0.0.1:${api.port}`, "恢复测试")).code).toBe(200);
    } finally {
      await api.stop();
    }
    const openssl = await ensureProgram("openssl", "openssl");
    const pair = ["-newkey", "rsa:3072", "-nodes", "-days", "3650", "-subj", "/CN=backup", "-keyout", key];
    await run(openssl, ["req", "-x509", ...pair, "-out", certificate]);
    // What a process is called with is everybody's to read, its environment its user's alone.
    const [watched, said] = [join(folder, "watched"), join(folder, "said.txt")];
    await mkdir(watched);
    const watch = `#!/bin/sh\nprintf '%s' "$* | $PGPASSWORD" > ${said}\nPATH=\${PATH#*:} exec pg_dump "$@"\n`;
    await writeFile(join(watched, "pg_dump"), watch, { mode: 0o755 });
    const withPassword = database("wesdom").replace("@", ":geheim%2F1@");
    const env = commandEnv({ ...settings, DATABASE_URL: withPassword, BACKUP_CERTIFICATE: certificate });
    const PATH = `${watched}:${env["PATH"]}`;
    await run(join(deployed, "bin/backup.sh"), [target], { env: { ...env, PATH } });
    expect(await readFile(said, "utf8")).toMatch(/^[^|]*\/\/wesdom-api@[^|]* \| geheim\/1$/);
    const [dump = "none", ...beside] = (await readdir(target)).filter((name) => !name.endsWith(".pem"));
    expect(beside, "the leads lie in it").toEqual([]);
    await monitor(target);
    await utimes(join(target, dump), 0, 0);
    await expect(monitor(target), "none of late").rejects.toThrow();

    const [, restore = ""] = /^(runuser.* wesdom_restored\b[^]*?)^```/m.exec(text) ?? [];
    const socket = "postgres://wesdom-api@/wesdom_restored?host=/var/run/postgresql";
    expect(restore).toContain(socket);
    await handbook(
      restore
        .replace(socket, `postgres://${server.host}/wesdom_restored`)
        .replaceAll("database-20260101T023000Z.dump.cms", dump),
    );
    const leads = [join(deployed, "apps/api/src/cli/leads.ts"), "--json"];
    const restored = commandEnv({ ...settings, DATABASE_URL: database("wesdom_restored") });
    expect((await run(join(deployed, "bin/node"), leads, { env: restored })).stdout).toContain("恢复测试");
    // Of counts, codes and passes the table alone, in which the lead above counted.
    const counts = async (name: string) =>
      (await handbook(`runuser -u wesdom-api -- psql -At -d ${name} -c 'select count(*) > 0 from limits'`))
        .stdout;
    expect([await counts("wesdom"), await counts("wesdom_restored")]).toEqual(["t\n", "f\n"]);
    const [, after = "none"] = /^as_api accounts (--\S+)$/m.exec(text.split(restore)[1] ?? "") ?? [];
    const accounts = [join(deployed, "apps/api/src/cli/accounts.ts"), after];
    expect((await run(join(deployed, "bin/node"), accounts, { env: restored })).stdout).toMatch(
      /^Ended: \d+, in PostgreSQL/,
    );
  } finally {
    await postgres.stop();
  }
});

test("a back-up that fails says so, leaves none that looks whole, and removes none", async () => {
  const target = join(folder, "failed");
  await mkdir(target);
  const last = "leads-20200110T000000Z.json";
  await writeFile(join(target, last), "[]");
  await writeFile(join(credentials, "DATABASE_URL"), "postgres://127.0.0.1:1/none");
  const env = commandEnv({ DATA_DIR: product.dataDir, CREDENTIALS_DIRECTORY: credentials });
  await expect(run(join(deployed, "bin/backup.sh"), [target], { env })).rejects.toThrow(/No new back-up/);
  expect(await readdir(target)).toEqual([last]);
});

test("the handbook's health checks, keys and release commands work as written", async () => {
  const host = (await (await fetch(`${product.origin}/healthz`)).json()) as unknown;
  expect(host).toMatchObject({
    status: "ok",
    releases: { cn: expect.any(String), intl: expect.any(String) },
  });
  const api = (await (await fetch(`${product.apiOrigin}/healthz`)).json()) as unknown;
  expect(api).toMatchObject({ data: { status: "ok", content: { version: expect.any(String) } } });

  const openssl = await ensureProgram("openssl", "openssl");
  const key = join(folder, "tracking.private.pem");
  await run(openssl, ["genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", key]);
  await run(openssl, ["pkey", "-in", key, "-pubout", "-out", join(folder, "tracking.public.pem")]);
  expect(await readFile(join(folder, "tracking.public.pem"), "utf8")).toContain("BEGIN PUBLIC KEY");

  const release = (...args: string[]) =>
    run(process.execPath, [join(ROOT, "tooling/release/src/cli.ts"), ...args], {
      env: commandEnv({ RELEASES_DIR: product.releasesDir }),
    });
  expect((await release("verify")).stdout).not.toContain("damaged");
  expect((await release("prune", "--keep", "5")).stdout).toContain("cn: 1 kept, 0 removed.");
});
