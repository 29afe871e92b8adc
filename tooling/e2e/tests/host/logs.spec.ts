import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ensureProgram } from "@wesdom/product/ensure-program";
import { ROOT } from "@wesdom/product/root";
import { freePorts } from "@wesdom/product/programs";
import { runNginx, writeMainConfig } from "../../src/nginx-in-front.ts";
import { expect, test } from "../../src/test.ts";

const run = promisify(execFile);
const read = (name: string) => readFile(join(ROOT, "docs", name), "utf8");

const DAY_SECONDS = 24 * 3_600;

/** The receiver's command as a shell is given it, here. */
async function receiving(remote: string, received: string, from: string): Promise<string> {
  const unit = await read("operations/journal-remote.service.conf");
  const [, command = ""] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
  return command
    .replaceAll(/([$%])\1/g, "$1")
    .replace("/lib/systemd/systemd-journal-remote", remote)
    .replace("--listen-http=-3", from)
    .replace("/var/log/journal/remote", received);
}

/** A command on a machine whose clock is elsewhere, seconds since the epoch. */
const onDay = (seconds: number, command: string): string =>
  `date() { command date -d @${Math.floor(seconds)} "$@"; }; ${command}`;

/** The names of the handbook's machines, here. */
const here = (text: string): string => text.replaceAll("logs.example.com", "localhost");

/** Whether somebody listens on a port. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

let written = 0;

/** A line of a journal as it travels, a microsecond after the one before. */
const entry = (message: string): string =>
  [
    `__REALTIME_TIMESTAMP=${1_767_225_600_000_000 + ++written}`,
    `__MONOTONIC_TIMESTAMP=${written}`,
    "_BOOT_ID=0123456789abcdef0123456789abcdef",
    "_MACHINE_ID=fedcba9876543210fedcba9876543210",
    "_SYSTEMD_UNIT=wesdom-api.service",
    `MESSAGE=${message}`,
    "\n",
  ].join("\n");

const children: ChildProcess[] = [];
let folder: string;
let stopNginx: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wesdom-logs-"));
});

test.afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }
  await stopNginx?.();
  await rm(folder, { recursive: true, force: true });
});

test("lines of the journal come to the machine of the logs, and none of who has no certificate of its authority", async () => {
  const openssl = await ensureProgram("openssl", "openssl");
  const remote = await ensureProgram("../lib/systemd/systemd-journal-remote", "systemd-journal-remote");
  const upload = remote.replace(/remote$/, "upload");
  const [tls = 0, plain = 0] = await freePorts(2);

  const certificates =
    /^# Where the authority is kept.*?(?=^$)/ms.exec(await read("operations.md"))?.[0] ?? "";
  await run("sh", ["-ec", here(certificates)], { cwd: folder });

  const site = here(await read("operations/nginx-logs.conf"))
    .replaceAll("/etc/wesdom/logs", folder)
    .replace("listen 19532 ssl", `listen 127.0.0.1:${tls} ssl`)
    .replace("127.0.0.1:19531", `127.0.0.1:${plain}`);
  stopNginx = await runNginx(folder, await writeMainConfig(folder, site), tls);

  const received = join(folder, "received");
  await mkdir(received);
  const listening = await receiving(remote, received, `--listen-http=127.0.0.1:${plain}`);
  const receiver = spawn("sh", ["-c", listening], { stdio: "ignore" });
  children.push(receiver);
  // Who sends gives up where nobody listens yet.
  await expect.poll(() => accepts(plain)).toBe(true);

  const journal = join(folder, "journal");
  await mkdir(journal);
  const log = async (...messages: readonly string[]): Promise<void> => {
    await writeFile(join(folder, "lines"), messages.map(entry).join(""));
    await run(remote, ["-o", join(journal, "system.journal"), join(folder, "lines")]);
  };
  await log("first", "second");

  const settings = here(await read("operations/journal-upload.conf"))
    .replaceAll("/etc/wesdom/logs", folder)
    .replace(":19532", `:${tls}`);
  const setting = (name: string): string => new RegExp(`^${name}=(.*)$`, "m").exec(settings)?.[1] ?? "";
  const sending = [
    `--url=${setting("URL")}`,
    `--key=${setting("ServerKeyFile")}`,
    `--cert=${setting("ServerCertificateFile")}`,
    `--trust=${setting("TrustedCertificateFile")}`,
    `--directory=${journal}`,
    `--save-state=${join(folder, "state")}`,
  ];
  children.push(spawn(upload, sending, { stdio: "ignore" }));
  const there = async () =>
    (await run("journalctl", [`--directory=${received}`, "--output=cat", "--unit=wesdom-api"])).stdout;
  await expect.poll(there).toBe("first\nsecond\n");

  // Started anew, as each day: into another file, and no line is lost or there twice.
  receiver.kill();
  await once(receiver, "exit");
  children.push(spawn("sh", ["-c", onDay(Date.now() / 1000 + DAY_SECONDS, listening)], { stdio: "ignore" }));
  await expect.poll(() => accepts(plain)).toBe(true);
  await log("third");
  await expect.poll(there).toBe("first\nsecond\nthird\n");
  expect(await readdir(received)).toHaveLength(2);

  const foreign = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=www.example.com"];
  await run(openssl, ["req", "-x509", ...foreign, "-keyout", "foreign.key", "-out", "foreign.pem"], {
    cwd: folder,
  });
  const send = async (identity: object): Promise<number | undefined> => {
    const asked = request({
      ...identity,
      host: "localhost",
      port: tls,
      path: "/upload",
      method: "POST",
      ca: await readFile(join(folder, "authority.pem")),
      headers: { "content-type": "application/vnd.fdo.journal" },
    });
    asked.end(entry("forged"));
    const [answer] = (await once(asked, "response")) as [{ statusCode?: number; resume(): void }];
    answer.resume();
    return answer.statusCode;
  };
  expect(await send({})).toBe(400);
  const [cert, key] = await Promise.all(
    ["pem", "key"].map((end) => readFile(join(folder, `foreign.${end}`))),
  );
  expect(await send({ cert, key })).toBe(400);
  expect(await there()).toBe("first\nsecond\nthird\n");
});

test("a certificate that ends within thirty days fails the handbook's line for a monitor", async () => {
  const openssl = await ensureProgram("openssl", "openssl");
  const [, line = "false"] = /^(openssl x509 -checkend .*\.pem)/m.exec(await read("operations.md")) ?? [];
  const check = async (days: number): Promise<unknown> => {
    const pair = ["-newkey", "rsa:2048", "-nodes", "-days", String(days), "-subj", "/CN=www.example.com"];
    const files = ["-keyout", "www.example.com.key", "-out", "www.example.com.pem"];
    await run(openssl, ["req", "-x509", ...pair, ...files], { cwd: folder });
    return run("sh", ["-c", line.replace("/etc/wesdom/logs", folder)]);
  };
  await check(31);
  await expect(check(29)).rejects.toThrow();
});

test("lines on the machine of the logs go after half a year, day by day", async () => {
  const tmpfiles = await ensureProgram("systemd-tmpfiles", "systemd");
  const remote = await ensureProgram("../lib/systemd/systemd-journal-remote", "systemd-journal-remote");
  expect(await read("operations/journal-remote.service.conf")).toMatch(
    /^RuntimeMaxSec=1day\nRestart=on-failure$/m,
  );
  const [, line = ""] = /^echo '(e .*)' > \/etc\/tmpfiles\.d\//m.exec(await read("operations.md")) ?? [];
  const [kept, settings] = [join(folder, "kept"), join(folder, "tmpfiles.conf")];
  await mkdir(kept);
  await writeFile(settings, `${line.replace("/var/log/journal/remote", kept)}\n`);
  const now = Date.now() / 1000;
  // Started anew each day, on a machine where it is that day.
  const lines = join(folder, "daily");
  const receive = await receiving(remote, kept, lines);
  for (const days of [186, 184, 0]) {
    const then = now - days * DAY_SECONDS;
    const before = await readdir(kept);
    await writeFile(lines, entry(`${days} days old`));
    await run("sh", ["-c", onDay(then, receive)]);
    const added = (await readdir(kept)).filter((name) => !before.includes(name));
    for (const name of added) await utimes(join(kept, name), now, then);
  }
  await run(tmpfiles, ["--clean", settings]);
  const left = await run("journalctl", [`--directory=${kept}`, "--output=cat"]);
  expect(left.stdout).toBe("184 days old\n0 days old\n");
});
