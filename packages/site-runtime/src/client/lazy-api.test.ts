import { bannerPage, createApiClient, type ApiClientOptions } from "@wesdom/api-client";
import { expect, test } from "vitest";
import { lazyApi } from "./lazy-api.ts";

const PAGE = { list: [], total: 0, pageNum: 1, pageSize: 10 };

function setUp() {
  const log: string[] = [];
  let loadable = true;
  const api = lazyApi(
    (lang): ApiClientOptions => ({
      baseUrl: "/api",
      lang,
      fetch: async (url, init) => {
        log.push(`${new Headers(init?.headers).get("lang")} ${url.split("?", 1)[0]}`);
        return Response.json({ code: 200, data: PAGE, message: "" });
      },
    }),
    async () => {
      log.push("load");
      if (!loadable) throw new TypeError("Failed to fetch dynamically imported module");
      return { createApiClient };
    },
  );
  return { api, log, block: (blocked: boolean) => (loadable = !blocked) };
}

test("loads nothing before the first call, and once for many calls of a language", async () => {
  const { api, log } = setUp();
  const client = api(1);
  expect(client.lang).toBe(1);
  expect(log).toEqual([]);
  expect(await Promise.all([client.call(bannerPage), api(1).call(bannerPage)])).toEqual([PAGE, PAGE]);
  expect(log).toEqual(["load", "1 /api/index/banner/page.do", "1 /api/index/banner/page.do"]);
  await api(3).call(bannerPage);
  expect(log.at(-1)).toBe("3 /api/index/banner/page.do");
});

test("tells a call whose code could not be loaded, and tries again with the next", async () => {
  const { api, log, block } = setUp();
  block(true);
  await expect(api(2).call(bannerPage)).rejects.toThrow("Failed to fetch dynamically imported module");
  block(false);
  expect(await api(2).call(bannerPage)).toEqual(PAGE);
  expect(log).toEqual(["load", "load", "2 /api/index/banner/page.do"]);
});
