import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CLOCK_SKEW_MS } from "@wesdom/api-client/server";
import { describe, expect, test } from "vitest";
import {
  DEVELOPMENT_APP_ID,
  DEVELOPMENT_TICKET,
  SIGNATURE_CACHE_MS,
  signPage,
} from "../src/wechat/signer.ts";
import { PAUSE_MS } from "../src/http/createPatience.ts";
import { MOST_WAITING } from "../src/wechat/ticket.ts";
import { LEASE_MS, takeRenewalLease } from "../src/wechat/takeRenewalLease.ts";
import { BACKENDS, newDatabase, testApi, type TestApi } from "./support/testApi.ts";

/** WeChat's API as far as it is needed: hands out tokens and tickets and counts them. */
async function fakeWechat(
  tamper: (path: string, count: number) => object | undefined | Promise<undefined> = () => undefined,
) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://x");
    seen.push(url.pathname);
    const number = seen.filter((path) => path === url.pathname).length;
    const usual = url.pathname.endsWith("/token")
      ? { access_token: `token-${number}`, expires_in: 7200 }
      : {
          errcode: 0,
          errmsg: "ok",
          ticket: `ticket-${number}-${url.searchParams.get("access_token")}`,
          expires_in: 7200,
        };
    void Promise.resolve(tamper(url.pathname, number)).then((answer) =>
      response.end(JSON.stringify(answer ?? usual)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    seen,
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const PAGE = "https://www.wesdom.example/m/zh-cn?a=1&b=%E4%B8%AD";
const signUrl = (url = PAGE): string => `/get_wx_sign.do?url=${encodeURIComponent(url)}`;

function expectSignature(data: Record<string, string | number>, ticket: string, url: string): void {
  const text = `jsapi_ticket=${ticket}&noncestr=${data["noncestr"]}&timestamp=${data["timestamp"]}&url=${url}`;
  expect(data["signature"]).toBe(createHash("sha1").update(text).digest("hex"));
}

test("a known value is signed as WeChat documents it @R3.14 @R7.15", () => {
  const sign = signPage(
    "http://mp.weixin.qq.com?params=value#hash",
    "wx1",
    "sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg",
    1_414_587_457,
    "Wm3WZYTPz0wzccnW",
  );
  expect(sign).toEqual({
    appId: "wx1",
    timestamp: 1_414_587_457,
    noncestr: "Wm3WZYTPz0wzccnW",
    signature: "0f9de62fce790f9a083d5c99e95740ceb90c27ed",
  });
});

describe("without configuration", () => {
  test("the development signer signs pages of this machine, none of others, and answers the same for a while", async () => {
    let time = Date.parse("2026-11-21T00:00:00Z");
    const api = await testApi("postgres", { now: () => time });
    const url = "http://192.168.1.20:3000/m/zh-cn/article?code=a";
    const { data } = await api.get(signUrl(url));
    expect(data).toMatchObject({ appId: DEVELOPMENT_APP_ID, timestamp: time / 1000 });
    expectSignature(data, DEVELOPMENT_TICKET, url);
    time += SIGNATURE_CACHE_MS - 1;
    expect((await api.get(signUrl(url))).data).toEqual(data);
    time += 1;
    expect((await api.get(signUrl(url))).data).not.toEqual(data);
    for (const foreign of [
      "https://evil.example/",
      "http://localhost.evil.example/",
      "http://user@localhost/",
      "http://10.evil.example/",
    ]) {
      expect(await api.get(signUrl(foreign))).toMatchObject({ status: 403, message: "该网址不属于本站" });
    }
    await api.close();
  });
});

describe("configured", () => {
  const start = async (
    wechat: { apiBase: string },
    now: () => number,
    databaseUrl?: string,
  ): Promise<TestApi> =>
    testApi("postgres", {
      now,
      settings: {
        publicOrigin: "https://www.wesdom.example",
        ...(databaseUrl === undefined ? {} : { databaseUrl }),
        wechat: {
          appId: "wx-real",
          appSecret: "s3cret",
          apiBase: wechat.apiBase,
          hosts: ["campaign.example"],
        },
      },
    });

  test("token and ticket are fetched once for all instances, and again when they end", async () => {
    const wechat = await fakeWechat();
    let time = Date.parse("2026-11-21T00:00:00Z");
    const databaseUrl = await newDatabase();
    const one = await start(wechat, () => time, databaseUrl);
    const two = await start(wechat, () => time, databaseUrl);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).get(signUrl(`${PAGE}&n=${index}`))),
    );
    answers.forEach((answer, index) => {
      expect(answer.data.appId).toBe("wx-real");
      expectSignature(answer.data, "ticket-1-token-1", `${PAGE}&n=${index}`);
    });
    expect(wechat.seen).toEqual(["/cgi-bin/token", "/cgi-bin/ticket/getticket"]);
    time += 7200 * 1000;
    expectSignature((await one.get(signUrl())).data, "ticket-2-token-2", PAGE);
    await Promise.all([one.close(), two.close()]);
    await wechat.close();
  });

  test.each(BACKENDS)("while WeChat is slow, other calls are answered: %s", async (backend) => {
    const asked = Promise.withResolvers<void>();
    const slow = Promise.withResolvers<undefined>();
    const wechat = await fakeWechat(() => {
      asked.resolve();
      return slow.promise;
    });
    const databaseUrl = backend === "postgres" ? await newDatabase() : undefined;
    const api = await start(wechat, Date.now, databaseUrl);
    const signing = [1, 2, 3].map((page) => api.get(signUrl(`${PAGE}&n=${page}`)));
    await asked.promise;
    expect((await api.get("/index/branding/list.do")).status).toBe(200);
    const lead = { kind: "appeal", consent: true, name: "王敏", phone: "13800138000" };
    expect((await api.post("/index/appeal.do", lead)).status).toBe(200);
    slow.resolve(undefined);
    for (const answer of await Promise.all(signing)) expect(answer.status).toBe(200);
    expect(wechat.seen).toEqual(["/cgi-bin/token", "/cgi-bin/ticket/getticket"]);
    await api.close();
    await wechat.close();
  });

  test("an instance that died while renewing keeps the others waiting no longer than its lease", async () => {
    const wechat = await fakeWechat();
    let time = Date.parse("2026-11-21T00:00:00Z");
    const api = await start(wechat, () => time);
    expect(await takeRenewalLease(api.db, () => time)).toBeDefined();
    expect(await takeRenewalLease(api.db, () => time - CLOCK_SKEW_MS)).toBeUndefined();
    time += LEASE_MS;
    expect((await api.get(signUrl())).status).toBe(200);
    await api.close();
    await wechat.close();
  });

  test("while WeChat hangs, few calls wait for it and all others are answered at once", async () => {
    const hanging = Promise.withResolvers<undefined>();
    const wechat = await fakeWechat(() => hanging.promise);
    const api = await start(wechat, Date.now);
    let refused = 0;
    const answers = Array.from({ length: MOST_WAITING + 12 }, async (_, page) => {
      const { status } = await api.get(signUrl(`${PAGE}&n=${page}`));
      if (status === 502) refused += 1;
      if (refused === 12) hanging.resolve(undefined);
      return status;
    });
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(MOST_WAITING);
    await api.close();
    await wechat.close();
  });

  test("after a renewal that failed WeChat has a pause", async () => {
    const wechat = await fakeWechat((_path, number) =>
      number === 1 ? { errcode: -1, errmsg: "busy" } : undefined,
    );
    let time = Date.parse("2026-11-21T00:00:00Z");
    const api = await start(wechat, () => time);
    const asked = async (): Promise<unknown[]> => [(await api.get(signUrl())).status, wechat.seen.length];
    expect(await asked()).toEqual([502, 1]);
    time += PAUSE_MS - 1;
    expect(await asked()).toEqual([502, 1]);
    // The token answers the second time, the ticket fails the first.
    time += 1;
    expect(await asked()).toEqual([502, 3]);
    time += PAUSE_MS;
    expect(await asked()).toEqual([200, 4]);
    await api.close();
    await wechat.close();
  });

  test("a token that WeChat no longer takes is renewed once", async () => {
    const wechat = await fakeWechat((path, number) =>
      path.endsWith("getticket") && number === 1
        ? { errcode: 42001, errmsg: "access_token expired" }
        : undefined,
    );
    const api = await start(wechat, Date.now);
    const answer = await api.get(signUrl());
    expect(answer.status).toBe(200);
    expectSignature(answer.data, "ticket-2-token-2", PAGE);
    await api.close();
    await wechat.close();
  });

  test("only own hosts are signed; a refusal of WeChat is a 502 without the secret", async () => {
    const wechat = await fakeWechat(() => ({ errcode: 40125, errmsg: "invalid appsecret" }));
    const api = await start(wechat, Date.now);
    expect((await api.get(signUrl("http://localhost/"))).status).toBe(403);
    expect((await api.get(signUrl("https://campaign.example/x"))).status).toBe(502);
    const answer = await api.get(signUrl());
    expect(answer).toMatchObject({ status: 502, message: "微信服务暂时不可用，请稍后再试" });
    expect(JSON.stringify(answer)).not.toContain("s3cret");
    await api.close();
    await wechat.close();
  });
});
