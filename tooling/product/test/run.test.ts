import { expect, it } from "vitest";
import { run } from "../src/run.ts";

const node = (script: string, signal?: AbortSignal) =>
  run(process.execPath, ["-e", script], { cwd: import.meta.dirname, ...(signal ? { signal } : {}) });

it("keeps what a command says, and its exit code", async () => {
  const { code, output } = await node("console.log('out'); console.error('err'); process.exitCode = 4");

  expect(code).toBe(4);
  expect(output).toContain("out\n");
  expect(output).toContain("err\n");
});

it("answers for a command that does not exist", async () => {
  const { code, output } = await run("no-such-command", [], { cwd: import.meta.dirname });

  expect(code).toBe(127);
  expect(output).toContain("no-such-command");
});

it("ends a command when asked to", async () => {
  const stop = new AbortController();
  const running = node("setInterval(() => {}, 1e6)", stop.signal);
  stop.abort();

  await expect(running).resolves.toMatchObject({ code: 1 });
});
