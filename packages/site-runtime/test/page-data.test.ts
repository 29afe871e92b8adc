import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settled, standingClock } from "./fake-clock.ts";
import {
  buildMetaPath,
  createBuildMetaReader,
  createPayloadPageData,
  createRecordingPageData,
} from "../src/index.ts";

standingClock();

let server: Server;
let origin: string;
let requests: string[];
let arrived: number;
/** What is `held` is sent without an end; nothing of it: not even a status. */
let answers: Record<string, { status?: number; type?: string; body?: string; held?: string }>;

beforeEach(async () => {
  requests = [];
  arrived = 0;
  answers = {};
  server = createServer((request, response) => {
    requests.push(request.url!);
    const answer = answers[request.url!.split("?")[0]!];
    if (answer?.held === "") return;
    response.writeHead(answer ? (answer.status ?? 200) : 404, {
      "content-type": answer?.type ?? "application/json",
    });
    if (answer?.held) response.write(answer.held);
    else response.end(answer?.body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const local: typeof fetch = async (input, init) => {
  const response = await fetch(new URL(input as string, origin), init);
  arrived += 1;
  return response;
};
const payloads = (prerendered: string[]) =>
  createPayloadPageData({
    buildId: "b1",
    prerendered: async () => prerendered,
    fetch: local,
  });
const at = (address: string) => {
  const { pathname, search } = new URL(address, origin);
  return { pathname, searchStr: search };
};
const askApi = async () => "from the API";

describe("payload of a page", () => {
  it("answers a loader without asking the API", async () => {
    answers["/m/zh-cn/_payload.json"] = {
      body: JSON.stringify({ data: { home: "from the payload" }, prerenderedAt: 1 }),
    };
    const data = payloads(["/m/zh-cn"]);
    expect(await data.load(at("/m/zh-cn//"), "home", askApi)).toBe("from the payload");
    expect(requests).toEqual(["/m/zh-cn/_payload.json?b1"]);
  });

  it("is fetched once for all loaders of a page", async () => {
    answers["/m/zh-cn/_payload.json"] = { body: JSON.stringify({ data: { a: 1, b: 2 }, prerenderedAt: 1 }) };
    const data = payloads(["/m/zh-cn"]);
    await Promise.all([data.load(at("/m/zh-cn"), "a", askApi), data.load(at("/m/zh-cn"), "b", askApi)]);
    expect(requests).toHaveLength(1);
  });

  it("is not asked for where the build metadata lists none, nor for a search", async () => {
    for (const path of ["/m/zh-cn/about", "/m/zh-cn/case", "/elsewhere"])
      expect(await payloads([]).load(at(path), "about", askApi)).toBe("from the API");
    const search = at("/m/zh-cn/article?keyword=x");
    expect(await payloads(["/m/zh-cn"]).load(search, "article", askApi)).toBe("from the API");
    expect(await payloads(["/m/zh-cn"]).load(at("/m/zh-cn/about"), "about", askApi)).toBe("from the API");
    expect(requests).toEqual([]);
  });

  it("is named by what of the query selects its content, in one order, and fetched anew for another", async () => {
    answers["/m/zh-cn/case/_payload.json"] = {
      body: JSON.stringify({ data: { case: 1 }, prerenderedAt: 1 }),
    };
    const data = payloads(["/m/zh-cn"]);
    await data.prefetch(at("/m/zh-cn/case?platform=b&keyword=x&industry=a&page="));
    expect(await data.load(at("/m/zh-cn/case?industry=a&platform=b"), "case", askApi)).toBe(1);
    await data.load(at("/m/zh-cn/case"), "case", askApi);
    expect(requests).toEqual([
      "/m/zh-cn/case/_payload.json?b1&industry=a&platform=b",
      "/m/zh-cn/case/_payload.json?b1",
    ]);
  });

  it("tells the head of a page that asks for no data, too, and of none where there is none", async () => {
    const body = JSON.stringify({ data: {}, head: "<title>Home</title>", prerenderedAt: 1 });
    answers["/m/zh-cn/_payload.json"] = { body };
    const data = payloads(["/m/zh-cn", "/m/zh-cn/about"]);
    expect(await data.head(at("/m/zh-cn"))).toBe("<title>Home</title>");
    for (const path of ["/m/zh-cn/about", "/m/zh-cn/article?keyword=x"])
      expect(await data.head(at(path))).toBeNull();
    await data.load(at("/m/zh-cn"), "home", askApi);
    expect(await data.head(at("/m/zh-cn"))).toBe("<title>Home</title>");
    expect(requests.filter((path) => path.startsWith("/m/zh-cn/_payload"))).toHaveLength(2);
  });

  it.each([
    ["a missing file", undefined],
    ["an error", { status: 500, body: '{"data":{"home":1}}' }],
    ["an HTML fallback", { type: "text/html", body: '{"data":{"home":1}}' }],
    ["broken JSON", { body: "{" }],
    ["nothing", { body: "null" }],
    ["another shape", { body: "[]" }],
    ["no data", { body: '{"data":null}' }],
    ["a text for data", { body: '{"data":"home"}' }],
    ["a payload without the key", { body: '{"data":{}}' }],
  ])("is replaced by the API silently after %s", async (_case, answer) => {
    if (answer) answers["/m/zh-cn/_payload.json"] = answer;
    expect(await payloads(["/m/zh-cn"]).load(at("/m/zh-cn"), "home", askApi)).toBe("from the API");
  });

  it.each([
    ["never answered", { held: "" }, 1],
    ["answered half-way", { held: '{"data":{"home":' }, 2],
  ])(
    "is waited for 5 s at most where it is %s, on its way before the visit too",
    async (_case, answer, steps) => {
      answers["/m/zh-cn/_payload.json"] = answer;
      const data = payloads(["/m/zh-cn"]);
      void data.prefetch(at("/m/zh-cn"));
      const visit = data.load(at("/m/zh-cn"), "home", askApi);
      await vi.waitUntil(() => requests.length + arrived === steps);
      await vi.advanceTimersByTimeAsync(5000);
      expect(await visit).toBe("from the API");
      expect(requests).toHaveLength(1);
    },
  );
});

describe("payload fetched ahead", () => {
  const payload = (value: string) => ({ body: JSON.stringify({ data: { home: value }, prerenderedAt: 1 }) });

  it("serves one visit; the next one asks for fresh data", async () => {
    answers["/m/zh-cn/_payload.json"] = payload("ahead");
    answers["/m/_payload.json"] = payload("elsewhere");
    const data = payloads(["/m/zh-cn", "/m"]);
    await data.prefetch(at("/m/zh-cn/"));
    await data.prefetch(at("/m/zh-cn"));
    expect(requests).toHaveLength(1);
    expect(await data.load(at("/m/zh-cn"), "home", askApi)).toBe("ahead");
    expect(requests).toHaveLength(1);
    await data.load(at("/m"), "home", askApi);
    answers["/m/zh-cn/_payload.json"] = payload("fresh");
    expect(await data.load(at("/m/zh-cn"), "home", askApi)).toBe("fresh");
  });

  it("is not asked for again for the page that is shown", async () => {
    answers["/m/zh-cn/_payload.json"] = payload("shown");
    const data = payloads(["/m/zh-cn"]);
    await data.load(at("/m/zh-cn"), "home", askApi);
    await data.prefetch(at("/m/zh-cn"));
    expect(requests).toHaveLength(1);
  });

  it("stays silent about a failure, and the navigation asks the API", async () => {
    answers["/m/zh-cn/_payload.json"] = { status: 500, body: "" };
    const data = payloads(["/m/zh-cn"]);
    await data.prefetch(at("/m/zh-cn"));
    expect(await data.load(at("/m/zh-cn"), "home", askApi)).toBe("from the API");
  });

  it("is asked for again by the navigation where it could not be had", async () => {
    const data = payloads(["/m/zh-cn"]);
    await data.prefetch(at("/m/zh-cn"));
    answers["/m/zh-cn/_payload.json"] = payload("had after all");
    expect(await data.load(at("/m/zh-cn"), "home", askApi)).toBe("had after all");
  });

  it("is asked for again by the navigation where no answer came in 5 s", async () => {
    answers["/m/zh-cn/_payload.json"] = { held: "" };
    const data = payloads(["/m/zh-cn"]);
    const ahead = data.prefetch(at("/m/zh-cn"));
    await vi.waitUntil(() => requests.length);
    await vi.advanceTimersByTimeAsync(5000);
    await ahead;
    answers["/m/zh-cn/_payload.json"] = payload("had after all");
    expect(await data.load(at("/m/zh-cn"), "home", askApi)).toBe("had after all");
  });

  it("is shown for five minutes, then asked for again", async () => {
    for (const [minutes, value] of [
      [4, "ahead"],
      [5, "fresh"],
    ] as const) {
      const data = payloads(["/m/zh-cn"]);
      answers["/m/zh-cn/_payload.json"] = payload("ahead");
      await data.prefetch(at("/m/zh-cn"));
      answers["/m/zh-cn/_payload.json"] = payload("fresh");
      vi.setSystemTime(Date.now() + minutes * 60_000);
      expect(await data.load(at("/m/zh-cn"), "home", askApi)).toBe(value);
    }
  });

  it("that was shown is asked for again after as long, by whichever way back", async () => {
    const data = payloads(["/m/zh-cn"]);
    answers["/m/zh-cn/_payload.json"] = payload("yesterday");
    await data.load(at("/m/zh-cn"), "home", askApi);
    answers["/m/zh-cn/_payload.json"] = payload("today");
    vi.setSystemTime(Date.now() + 4 * 60_000);
    expect(await data.load(at("/m/zh-cn"), "home", askApi)).toBe("yesterday");
    vi.setSystemTime(Date.now() + 60_000);
    expect(await data.load(at("/m/zh-cn"), "home", askApi)).toBe("today");
  });
});

describe("build metadata", () => {
  const META = { id: "b1", timestamp: 1, redirects: { "/a": "/b" }, prerendered: ["/m/zh-cn"] };
  const PATH = "/m/_cn/builds/meta/b1.json";

  it("is read once, from builds/meta under the number of the build @R7.44", async () => {
    answers[PATH] = { body: JSON.stringify(META) };
    const read = createBuildMetaReader(buildMetaPath("cn", "b1"), local);
    expect(await read()).toEqual(META);
    await read();
    expect(requests).toEqual([PATH]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("counts as empty after a failure and is tried again", async () => {
    const read = createBuildMetaReader(PATH, local);
    answers[PATH] = { status: 500, body: JSON.stringify(META) };
    expect((await read()).prerendered).toEqual([]);
    answers[PATH] = { body: JSON.stringify(META) };
    expect((await read()).prerendered).toEqual(["/m/zh-cn"]);
  });

  it.each([
    '{"id":"b1"}',
    "null",
    "[]",
    "<!doctype html>",
    '{"redirects":{"/a":1,"/b":"/c"},"prerendered":[]}',
    '{"redirects":"/a","prerendered":[]}',
    '{"redirects":{},"prerendered":{}}',
    '{"redirects":null,"prerendered":[]}',
  ])("refuses the body %s silently @R8.9", async (body) => {
    const complaint = vi.spyOn(console, "error");
    answers[PATH] = { body };
    expect(await createBuildMetaReader(PATH, local)()).toEqual({
      id: "",
      timestamp: 0,
      redirects: {},
      prerendered: [],
    });
    expect(complaint).not.toHaveBeenCalled();
  });

  it("holds a navigation up for 3 s at most, and only one; what comes later serves the next", async () => {
    let answer = (_response: Response): void => undefined;
    const read = createBuildMetaReader(
      PATH,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const first = read();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await first).toEqual({ id: "", timestamp: 0, redirects: {}, prerendered: [] });
    expect((await read()).prerendered).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    answer(Response.json(META));
    await settled();
    expect(await read()).toEqual(META);
  });
});

describe("recorded page data", () => {
  it("keeps what the loaders received", async () => {
    const data = createRecordingPageData();
    expect(await data.load(at("/m/zh-cn"), "home", askApi)).toBe("from the API");
    expect(data.recorded).toEqual({ home: "from the API" });
  });
});
