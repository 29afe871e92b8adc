import { describe, expect, it, vi } from "vitest";
import { askApi, RESTART_LIMIT_MS } from "../src/dev/ask-api.ts";

const URL = "http://127.0.0.1:1/a.do";
const GONE = new TypeError("fetch failed");
const wait = vi.fn<(milliseconds: number) => Promise<void>>(async () => {});
const cutOff = (): Response =>
  new Response(new ReadableStream({ start: (controller) => controller.error(GONE) }), { status: 200 });

describe("askApi", () => {
  it("asks again while the API restarts, also where it ended in the middle of an answer", async () => {
    const request = vi
      .fn<typeof fetch>()
      .mockRejectedValueOnce(GONE)
      .mockResolvedValueOnce(cutOff())
      .mockResolvedValueOnce(new Response("whole", { status: 404, headers: { lang: "1" } }));
    const answer = await askApi(URL, { method: "GET" }, { request, wait });
    expect([answer.status, answer.headers.get("lang"), await answer.text()]).toEqual([404, "1", "whole"]);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it("never sends twice what writes", async () => {
    const request = vi.fn<typeof fetch>().mockRejectedValue(GONE);
    await expect(askApi(URL, { method: "POST", body: "a" }, { request, wait })).rejects.toBe(GONE);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it("gives up after the limit", async () => {
    wait.mockClear();
    const request = vi.fn<typeof fetch>().mockRejectedValue(GONE);
    await expect(askApi(URL, { method: "GET" }, { request, wait })).rejects.toBe(GONE);
    expect(wait.mock.calls.reduce((sum, [milliseconds]) => sum + milliseconds, 0)).toBe(RESTART_LIMIT_MS);
  });

  it("hands on an answer without a body", async () => {
    const request = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 204 }));
    const answer = await askApi(URL, { method: "GET" }, { request, wait });
    expect([answer.status, answer.body]).toEqual([204, null]);
  });
});
