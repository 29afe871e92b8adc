import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:tls";
import { join } from "node:path";
import { promisify } from "node:util";
import { ensureProgram } from "@wesdom/product/ensure-program";
import { untilAnswers } from "@wesdom/product/programs";
import { ROOT } from "@wesdom/product/root";

const run = promisify(execFile);

/** How long nginx may take to listen, milliseconds. */
const START_MS = 10_000;

/** The handbook's nginx in front of a host, with a certificate of its own. */
export interface Nginx {
  readonly httpPort: number;
  readonly httpsPort: number;
  stop(): Promise<void>;
}

/** Servers of one kind behind one port. */
export interface Balanced {
  readonly port: number;
  readonly servers: readonly number[];
}

/** The handbook's lines of servers behind a port. */
const SERVER_LINE = /(?: *server 127\.0\.0\.1:\d+( .*);\n)+/;

/**
 * Writes the handbook's site for this machine: free ports, a self-signed certificate, folders below one of the test's.
 *
 * @param folder - A folder of the test's.
 * @param hostPorts - Ports of the hosts behind it.
 * @param apis - Where the handbook's balancer of APIs listens, and what is behind it. @default none
 * @returns path of the whole configuration.
 */
export async function writeNginxConfig(
  folder: string,
  hostPorts: readonly number[],
  [httpPort = 0, httpsPort = 0]: readonly number[],
  apis?: Balanced,
): Promise<string> {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const openssl = await ensureProgram("openssl", "openssl");
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject];
  await run(openssl, [...request, "-keyout", key, "-out", certificate]);
  const site = (await readFile(join(ROOT, "docs/operations/nginx.conf"), "utf8"))
    .replace(SERVER_LINE, (_, terms: string) => serversAt(hostPorts, terms))
    .replaceAll("listen 80;", `listen 127.0.0.1:${httpPort};`)
    .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${httpsPort} ssl http2;`)
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("server_name www.example.com;", "server_name localhost;")
    .replace("https://$server_name$request_uri", `https://$server_name:${httpsPort}$request_uri`)
    .replaceAll("$host;", "$http_host;")
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace("proxy_cache_path /", `proxy_cache_path ${folder}/`);
  // The folder of Debian's package; nginx itself makes no more than the last one of a path.
  await mkdir(join(folder, "var/lib/nginx"), { recursive: true });
  return writeMainConfig(folder, `${site}\n${apis ? await balancer(apis) : ""}`);
}

/** Writes what a file of `conf.d` is read from; all that nginx writes goes below the folder. */
export async function writeMainConfig(folder: string, sites: string): Promise<string> {
  await mkdir(join(folder, "temp"), { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const main = `daemon off;
master_process off;
pid ${join(folder, "nginx.pid")};
error_log ${join(folder, "error.log")};
events { worker_connections 1024; }
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${join(folder, "temp", name)};`).join("\n")}
${sites}
}
`;
  const file = join(folder, "nginx.conf");
  await writeFile(file, main);
  return file;
}

/** The handbook's balancer of APIs, for this machine's ports. */
async function balancer({ port, servers }: Balanced): Promise<string> {
  const text = await readFile(join(ROOT, "docs/operations/nginx-api.conf"), "utf8");
  return text
    .replace(SERVER_LINE, (_, terms: string) => serversAt(servers, terms))
    .replaceAll("127.0.0.1:3100", `127.0.0.1:${port}`);
}

function serversAt(ports: readonly number[], terms: string): string {
  // Tests restart one after another without the pause that the handbook asks of people.
  const shortly = terms.replace(/fail_timeout=\d+s/, "fail_timeout=1s");
  return ports.map((port) => `  server 127.0.0.1:${port}${shortly};\n`).join("");
}

/** Starts nginx as the handbook has it, see {@link writeNginxConfig}. */
export async function startNginx(
  folder: string,
  hostPorts: readonly number[],
  ports: readonly number[],
  apis?: Balanced,
): Promise<Nginx> {
  const config = await writeNginxConfig(folder, hostPorts, ports, apis);
  const [httpPort = 0, httpsPort = 0] = ports;
  return { httpPort, httpsPort, stop: await runNginx(folder, config, httpsPort) };
}

/**
 * Runs nginx until it is told to stop.
 *
 * @param port - Where it answers TLS once it is there.
 * @returns What stops it.
 */
export async function runNginx(folder: string, config: string, port: number): Promise<() => Promise<void>> {
  const program = await ensureProgram("nginx", "nginx-light");
  await run(program, ["-t", "-c", config, "-p", folder]);
  const child = spawn(program, ["-c", config, "-p", folder], { stdio: ["ignore", "ignore", "pipe"] });
  const failure = `nginx did not start: see ${folder}/error.log.`;
  await untilAnswers(child, () => answersTls(port), START_MS, failure);
  return async () => {
    const exit = once(child, "exit");
    child.kill("SIGQUIT");
    await exit;
  };
}

function answersTls(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
