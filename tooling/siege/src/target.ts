import { randomInt, randomUUID } from "node:crypto";
import { Agent, request, type ClientRequestArgs } from "node:http";
import { Agent as SecureAgent, request as requestSecurely } from "node:https";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { connect as connectSecurely } from "node:tls";

/** A phone, so that mobile pages are answered. */
export const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36";

/** A site on this machine. */
export interface Target {
  /** Origin, `http` or `https` with any certificate; its address must be a loopback one. */
  readonly origin: string;
  /** Name by which it is called. @default that of the origin */
  readonly host?: string;
}

/** The address of a target. @throws where it is not on this machine */
export function loopbackUrl(origin: string): URL {
  const url = new URL(origin);
  if (!/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname))
    throw new Error(`${url.hostname} is no address of this machine; nothing else is attacked.`);
  return url;
}

/**
 * Opens a connection to a target.
 *
 * @param from - Address that it comes from, 127.0.0.0/8. @default 127.0.0.1
 */
export function openConnection(url: URL, from?: string): Socket {
  const isSecure = url.protocol === "https:";
  const port = Number(url.port || (isSecure ? 443 : 80));
  const to = { port, host: "127.0.0.1", ...(from === undefined ? {} : { localAddress: from }) };
  return isSecure ? connectSecurely({ ...to, rejectUnauthorized: false }) : connect(to);
}

/** Keeps connections to a target, with any certificate. @param from - as of {@link openConnection} */
export function agentTo(url: URL, from?: string): Agent {
  const options = {
    keepAlive: true,
    rejectUnauthorized: false,
    ...(from === undefined ? {} : { localAddress: from }),
  };
  return url.protocol === "https:" ? new SecureAgent(options) : new Agent(options);
}

/** Asks a target once. @throws where no answer comes in time */
export function ask(
  url: URL,
  options: ClientRequestArgs,
  body?: string,
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestSecurely : request;
    const sent = send({ host: "127.0.0.1", port: url.port, ...options }, (response) => {
      const status = response.statusCode ?? 0;
      text(response).then((answer) => resolve({ status, body: answer }), reject);
    });
    sent.on("timeout", () => sent.destroy(new Error("late")));
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends a lead as the form of the home page does. @returns what is answered */
export function sendLead(url: URL, host: string, options: ClientRequestArgs) {
  const phone = `13${String(randomInt(1e9)).padStart(9, "0")}`;
  const headers = {
    host,
    "user-agent": PHONE,
    "content-type": "application/json",
    lang: "1",
    origin: `${url.protocol}//${host}`,
    "idempotency-key": randomUUID(),
  };
  const body = JSON.stringify({ kind: "appeal", consent: true, name: "王敏", phone });
  return ask(url, { ...options, path: "/api/index/appeal.do", method: "POST", headers }, body);
}

/** In the answer to a lead that was taken. */
export const TAKEN = /"reference":"[^"]+"/;

/**
 * Says its parts on one connection of its own.
 *
 * @param longestMs - When the speaker leaves.
 * @returns all that is answered until then, or until the other side closes.
 */
export function speak(
  url: URL,
  parts: readonly (string | Buffer)[],
  longestMs: number,
  from?: string,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = openConnection(url, from);
    let heard = "";
    const leave = setTimeout(() => socket.destroy(), longestMs);
    socket.on("data", (bytes: Buffer) => (heard += bytes.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(leave);
      resolve(heard);
    });
    for (const part of parts) if (part.length > 0) socket.write(part, "latin1");
  });
}
