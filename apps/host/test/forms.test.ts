import { describe, expect, test } from "vitest";
import { ORIGIN, setUp } from "./support/set-up.ts";

const form = (
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: ORIGIN },
): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers,
});

describe("a form without JavaScript", () => {
  test("is answered by the site, which learns where it came from", async () => {
    const { ask, api } = await setUp();
    const response = await ask("/m/zh-cn", form({ name: "Ada" }));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/m/zh-cn?sent=REF-1");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(api.calls.at(-1)).toMatchObject({ method: "POST", body: "Ada" });
    expect(api.calls.at(-1)?.headers["x-forwarded-for"]).toBe("203.0.113.7");
    expect(api.calls.at(-1)?.headers["user-agent"]).toContain("iPhone");
  });

  test("with something missing comes back as a page of its own, under the policy", async () => {
    const { ask } = await setUp();
    const response = await ask("/m/zh-cn", form({ name: "" }));
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain("fill in");
    expect(html).toContain(`${ORIGIN}/m/zh-cn`);
    expect(response.headers.get("content-security-policy")).toContain("'sha256-");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("is given what its page showed, so that it answers without the API, and tells when to come again", async () => {
    const { ask, api } = await setUp();
    await api.stop();
    const response = await ask("/m/zh-cn", form({ name: "Ada" }));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("not sent: Ada, hello");
  });

  test("of a page that the API was never asked for is given what the build left", async () => {
    const { ask } = await setUp({ before: (api) => (api.mode = "error") });
    expect(await (await ask("/m/zh-cn", form({ name: "Ada" }))).text()).toContain(
      "not sent: Ada, prerendered",
    );
  });

  test("takes files and long texts only up to the limit", async () => {
    const { ask, api } = await setUp();
    const before = api.calls.length;
    const response = await ask("/m/zh-cn", form({ name: "x".repeat(70_000) }));
    expect(response.status).toBe(413);
    expect(api.calls.length).toBe(before);
  });

  test.each<[string, Record<string, string>, number]>([
    ["Origin of this site", { origin: ORIGIN }, 303],
    ["Origin of this site, same-origin", { origin: ORIGIN, "sec-fetch-site": "same-origin" }, 303],
    ["no Origin, same-origin", { "sec-fetch-site": "same-origin" }, 303],
    ["Origin null, same-origin", { origin: "null", "sec-fetch-site": "same-origin" }, 303],
    ["Referer of this site", { referer: `${ORIGIN}/m/zh-cn` }, 303],
    ["another Origin", { origin: "https://evil.test" }, 403],
    ["another scheme", { origin: "https://site.test" }, 403],
    ["cross-site", { origin: ORIGIN, "sec-fetch-site": "cross-site" }, 403],
    ["same-site", { origin: ORIGIN, "sec-fetch-site": "same-site" }, 403],
    ["Origin null", { origin: "null" }, 403],
    ["another Referer", { referer: "https://site.test.evil.test/" }, 403],
    ["nothing", {}, 403],
  ])("with %s", async (_name, headers, status) => {
    const { ask, api } = await setUp();
    const before = api.calls.length;
    expect((await ask("/m/zh-cn", form({ name: "Ada" }, headers))).status).toBe(status);
    expect(api.calls.length - before).toBe(status === 303 ? 1 : 0);
  });

  test("never leads to another host", async () => {
    const { ask } = await setUp();
    const response = await ask("/m/zh-cn", form({ name: "elsewhere" }));
    expect(response.status).toBe(500);
    expect(response.headers.get("location")).toBeNull();
  });

  test("that the site cannot handle is a designed page", async () => {
    const { ask, lines } = await setUp();
    const response = await ask("/m/zh-cn", form({ name: "throw" }));
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("页面暂时无法打开");
    expect(lines).toContainEqual(
      expect.objectContaining({ event: "request-failed", reason: "Error: submit broke" }),
    );
  });

  test("on a page without one, or that is none at all, is the visitor's fault", async () => {
    const { ask } = await setUp();
    expect((await ask("/m/zh-cn", form({ name: "no form" }))).status).toBe(405);
    const headers = { origin: ORIGIN, "content-type": "multipart/form-data; boundary=x" };
    const broken = await ask("/m/zh-cn", { method: "POST", body: "name=Ada", headers });
    expect(broken.status).toBe(400);
    expect(await broken.text()).toContain("<h1");
  });

  test("is taken in whatever case its address is written", async () => {
    const { ask } = await setUp();
    expect((await ask("/M/zh-cn/about", form({ name: "Ada" }))).status).toBe(303);
  });

  test("other bodies, places and methods are refused", async () => {
    const { ask } = await setUp();
    const json = {
      method: "POST",
      body: "{}",
      headers: { origin: ORIGIN, "content-type": "application/json" },
    };
    expect((await ask("/m/zh-cn", json)).status).toBe(405);
    expect((await ask("/m/zh-cn/nowhere", form({ name: "a" }))).status).toBe(404);
    expect((await ask("/zh-cn", form({ name: "a" }))).status).toBe(405);
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await ask("/m/zh-cn", { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });
});
