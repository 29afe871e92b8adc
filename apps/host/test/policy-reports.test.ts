import { describe, expect, test } from "vitest";
import { POLICY_REPORT_PATH } from "../src/security/content-policy.ts";
import { setUp } from "./support/set-up.ts";

const report = (more: object = {}) =>
  JSON.stringify({
    "csp-report": {
      "document-uri": "https://site.test/m/zh-cn/article?keyword=secret",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.test/x.js?with=query",
      ...more,
    },
  });

const post = (body: string) => ({
  method: "POST",
  body,
  headers: { "content-type": "application/csp-report" },
});

describe("reports of what a policy stopped", () => {
  test("are lines of the log without queries", async () => {
    const { ask, lines } = await setUp();
    expect((await ask(POLICY_REPORT_PATH, post(report()))).status).toBe(204);
    expect((await ask(POLICY_REPORT_PATH, post(report({ "blocked-uri": "inline" })))).status).toBe(204);
    const logged = lines.filter(({ event }) => event === "policy-violation");
    expect(logged).toEqual([
      {
        level: "warn",
        event: "policy-violation",
        page: "/m/zh-cn/article",
        directive: "script-src-elem",
        blocked: "https://evil.test",
      },
      expect.objectContaining({ blocked: "inline" }),
    ]);
  });

  test.each(["nonsense", "{}", report({ "effective-directive": "script-src; x" })])(
    "%s is none",
    async (body) => {
      const { ask, lines } = await setUp();
      expect((await ask(POLICY_REPORT_PATH, post(body))).status).toBe(400);
      expect(lines.some(({ event }) => event === "policy-violation")).toBe(false);
    },
  );

  test("are few of one network", async () => {
    const { ask } = await setUp();
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1)
      statuses.push((await ask(POLICY_REPORT_PATH, post(report()))).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(5);
    expect((await ask(POLICY_REPORT_PATH, { ...post(report()), address: "198.51.100.2" })).status).toBe(204);
  });
});
