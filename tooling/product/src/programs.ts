import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** How often a program that is starting is asked, milliseconds. */
const LOOK_MS = 20;

/** Ports that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}

/**
 * Waits until a program that was just started answers.
 *
 * @param answers - Asks it; an error is no answer.
 * @param failure - Message of the error.
 * @throws where it ends before, or takes longer than `limitMs`; it is told to stop then.
 */
export async function untilAnswers(
  program: ChildProcess,
  answers: () => Promise<boolean>,
  limitMs: number,
  failure: string,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await answers().catch(() => false))) {
    if (Date.now() > end || program.exitCode !== null) {
      program.kill();
      throw new Error(failure);
    }
    await setTimeout(LOOK_MS);
  }
}
