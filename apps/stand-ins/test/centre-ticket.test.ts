import { describe, expect, test } from "vitest";
import { setUp } from "./support/set-up.ts";

const ADDRESS = "/centre?ticket=abc";

const ARRIVAL = {
  account: { phone: "138****8000", userInfo: "hash", complete: true },
  information: { company: "沐颜 <script>", companyId: "", areaCode: "440305", position: "市场总监" },
  redirect: "https://www.example.com/m/zh-cn/case?a=1&b=2",
};

describe("a ticket to the customer centre", () => {
  test("shows once who is signed in, then is refused", async () => {
    const { ask, api } = await setUp();
    api.tickets.set("abc", ARRIVAL);
    const first = await ask(ADDRESS);
    const page = await first.text();
    expect(first.status).toBe(200);
    for (const text of ["138****8000", "沐颜 &lt;script&gt;", "市场总监"]) expect(page).toContain(text);
    expect(page).toContain('href="https://www.example.com/m/zh-cn/case?a=1&amp;b=2"');
    expect(api.calls.at(-1)).toMatchObject({
      method: "POST",
      url: "/yxy/custom/center/ticket/redeem.do",
      body: '{"ticket":"abc"}',
    });
    const second = await ask(ADDRESS);
    expect(second.status).toBe(410);
    expect(await second.text()).toContain("凭证已失效");
  });

  test("is kept nowhere: in no cache, and of the address the origin alone is told", async () => {
    const { ask, api } = await setUp();
    api.tickets.set("abc", ARRIVAL);
    for (const response of [await ask(ADDRESS), await ask(ADDRESS)]) {
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("referrer-policy")).toBe("strict-origin");
    }
  });

  test("is not used up by a look whether the page is there", async () => {
    const { ask, api } = await setUp();
    api.tickets.set("abc", ARRIVAL);
    await ask(ADDRESS, { method: "HEAD" });
    expect((await ask(ADDRESS)).status).toBe(200);
  });

  test.each(["javascript:alert(1)", "//evil.test", "/\\evil.test", "data:text/html,x", "mailto:a@b.c"])(
    "never leads to %s",
    async (redirect) => {
      const { ask, api } = await setUp();
      api.tickets.set("abc", { ...ARRIVAL, information: null, redirect });
      const page = await (await ask(ADDRESS)).text();
      expect(page).toContain("138****8000");
      expect(page).not.toContain("继续前往");
      expect(page).not.toContain(redirect);
    },
  );

  test("comes with the secret that is set, and with none otherwise", async () => {
    const plain = await setUp();
    await plain.ask(ADDRESS);
    expect(plain.api.calls.at(-1)?.headers["authorization"]).toBeUndefined();
    const secret = await setUp({ context: { centreSecret: "s3cret" } });
    await secret.ask(ADDRESS);
    expect(secret.api.calls.at(-1)?.headers["authorization"]).toBe("Bearer s3cret");
  });

  test.each(["error", "nonsense"] as const)(
    "can be tried again where the API answers with %s",
    async (mode) => {
      const { ask, api } = await setUp();
      api.tickets.set("abc", ARRIVAL);
      api.mode = mode;
      const failed = await ask(ADDRESS);
      expect(failed.status).toBe(500);
      expect(failed.headers.get("referrer-policy")).toBe("strict-origin");
      api.mode = "well";
      expect((await ask(ADDRESS)).status).toBe(200);
    },
  );
});
