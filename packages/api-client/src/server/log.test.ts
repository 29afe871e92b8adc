import { expect, test, vi } from "vitest";
import { createLog } from "./log.ts";

test("a line is one JSON object with its time, and none of its texts is longer than 2000 characters", () => {
  const write = vi.fn<(line: string) => void>();
  const log = createLog(write, () => Date.parse("2026-11-21T02:00:00Z"));
  log("warn", "request", { path: "/\n", status: 503, reason: "x".repeat(3000) });
  log("info", "stopped");
  expect(write.mock.calls.map(([line]) => line)).toEqual([
    `{"time":"2026-11-21T02:00:00.000Z","level":"warn","event":"request","path":"/\\n","status":503,"reason":"${"x".repeat(2000)}"}`,
    `{"time":"2026-11-21T02:00:00.000Z","level":"info","event":"stopped"}`,
  ]);
});
