import { createRoute, notFound, Outlet } from "@tanstack/react-router";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ReactNode } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { ContentIndex } from "@wesdom/api-client/server";
import { DEFAULT_SETTINGS, SENT_PLACEHOLDER, type RenderContext } from "../src/index.ts";
import { createSiteRoot, SiteDocument, useClickAttributes, useLeadForm } from "../src/react/index.ts";
import { articleQuery, createServerBuild, submitLeadForm } from "../src/server/index.ts";

const ORIGIN = "https://site.test";
const TEXTS = {
  summary: "look again",
  failed: ({ phone }: { readonly phone: string }) => `not sent, please send it again or call ${phone}`,
  offline: "offline",
};
const NOT_SENT = TEXTS.failed(DEFAULT_SETTINGS.contact.zh);

const none = { articles: [], stories: [] };
const CONTENT: ContentIndex = {
  zh: { articles: [{ code: "known", title: "Known", category: null }], stories: [] },
  en: none,
  ja: none,
};

function Form() {
  const form = useLeadForm({ kind: "appeal", language: "zh", texts: TEXTS });
  if (form.state === "sent") return <p>Thanks, {form.reference}</p>;
  return (
    <form {...form.formProps}>
      <p role="alert">{form.errors[""]}</p>
      <input name="name" defaultValue={String(form.values["name"] ?? "")} />
    </form>
  );
}

/** A site of two pages: a form below what the API tells, and articles. */
const build = createServerBuild({
  site: "cn",
  buildId: "b1",
  assets: {
    styles: [{ css: "@font-face{font-family:F;src:url(./f.woff2)}", when: [[]] }],
    stylesFile: "/assets/all.css",
    entry: "/entry.js",
  },
  createRoutes() {
    const root = createSiteRoot(() => (
      <SiteDocument lang="zh-CN">
        <Outlet />
        <a href="/" {...useClickAttributes()("weibo")}>
          Weibo
        </a>
      </SiteDocument>
    ));
    const home = createRoute({
      getParentRoute: () => root,
      path: "/m/zh-cn",
      loader: ({ context, location }) =>
        context.data.load(location, "home", async () => {
          throw new Error("The API is away.");
        }),
      component: function Home() {
        return (
          <>
            <h1>{home.useLoaderData()}</h1>
            <Form />
          </>
        );
      },
    });
    const article = createRoute({
      getParentRoute: () => root,
      path: "/m/zh-cn/article",
      staticData: { view: { objectId: 600034 } },
      loaderDeps: ({ search }) => search,
      loader({ deps }) {
        if (deps["code"] !== "known") throw notFound();
      },
      component: () => <h1>Known</h1>,
    });
    const page = (path: string, component: () => ReactNode) =>
      createRoute({ getParentRoute: () => root, path, component });
    const throws = createRoute({
      getParentRoute: () => root,
      path: "/m/zh-cn/throws",
      staticData: { view: { objectId: 600035 } },
      component: () => {
        throw new Error("A figure is missing.");
      },
    });
    const empty = page("/m/zh-cn/empty", () => (
      <main>
        <div hidden />
      </main>
    ));
    return {
      routeTree: root.addChildren([home, article, throws, empty]),
      errorComponent: () => <p>Broken</p>,
      notFoundComponent: () => <p>Nothing here</p>,
    };
  },
  pages: [
    { name: "m-zh-cn", path: "/m/zh-cn", indexed: true },
    { name: "m-zh-cn-home", path: "/m/zh-cn/home" },
    { name: "m-zh-cn-article", path: "/m/zh-cn/article", byQuery: true },
  ],
  contentQueries: { "m-zh-cn-article": articleQuery(10) },
  submitForm: async (request, form, context) =>
    new URL(request.url).pathname === "/m/zh-cn"
      ? submitLeadForm(request, form, context, {
          kind: "appeal",
          language: "zh",
          texts: TEXTS,
          anchor: "form",
        })
      : { kind: "none" },
});

const at = (address: string, content: ContentIndex | null = CONTENT) =>
  build.pageAt(new URL(address, ORIGIN), content);

const context = (more: Partial<RenderContext> = {}): RenderContext => ({
  settings: DEFAULT_SETTINGS,
  apiBase: "http://127.0.0.1:1",
  ...more,
});

const render = (address: string, more?: Partial<RenderContext>) =>
  build.render(new Request(new URL(address, ORIGIN)), context(more));

describe("the pages of a site", () => {
  test("are rendered ahead where they live by no query", () => {
    expect(build.fixedPages).toEqual([
      { path: "/m/zh-cn", routeName: "m-zh-cn", indexed: true, asksWho: false },
      { path: "/m/zh-cn/home", routeName: "m-zh-cn-home", indexed: false, asksWho: false },
    ]);
  });

  test("are found without regard to letter case and a trailing slash", () => {
    for (const path of ["/m/zh-cn/", "/M/ZH-CN/home", "/m/zh-cn/article"])
      expect(build.ownsPath(path)).toBe(true);
    for (const path of ["/m/en-us", "/m/zh-cn/unknown"]) expect(build.ownsPath(path)).toBe(false);
  });
});

test("is the same document, with the same data beside it, until another day begins or its content changes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const rendered = [];
  for (const time of ["09:00", "09:01", "24:00"]) {
    vi.setSystemTime(new Date(`2026-01-15T${time}+08:00`));
    rendered.push(await render("/m/zh-cn/article?code=known"));
  }
  expect(rendered[1]).toEqual(rendered[0]);
  expect(rendered.map(({ payload }) => payload?.prerenderedAt)).toEqual([
    Date.UTC(2026, 0, 14, 16),
    Date.UTC(2026, 0, 14, 16),
    Date.UTC(2026, 0, 15, 16),
  ]);
});

test("what a page is reported as stands in its document and on its links, a link of any other page under the home", async () => {
  const { html } = await render("/m/zh-cn/article?code=known");
  expect(html).toContain('"view":{"objectId":600034}');
  expect(html).toContain("&quot;objectId&quot;:600034");
  for (const address of ["/m/zh-cn/empty", "/m/zh-cn/article/unknown"]) {
    const other = await render(address);
    expect(other.html).not.toContain('"view"');
    expect(other.html).toContain("&quot;objectId&quot;:600001");
  }
});

test("neither a page that is not found nor one that failed is reported as a view", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const [address, status] of [
    ["/m/zh-cn/article?code=nope", 404],
    ["/m/zh-cn/throws", 500],
  ] as const) {
    const shown = await render(address);
    expect(shown.status).toBe(status);
    expect(shown.html).not.toContain('"view"');
  }
});

test("files beside the style sheet are named from where the page lies", async () => {
  const settings = { ...DEFAULT_SETTINGS, assetBase: "https://cdn.test" };
  const { html } = await render("/m/zh-cn", { settings });
  expect(html).toContain("<style>@font-face{font-family:F;src:url(https://cdn.test/assets/f.woff2)}</style>");
});

describe("the page of an address", () => {
  test("is made from what the content knows of it", () => {
    const known = { isUnknown: false, reference: null };
    expect(at("/m/zh-cn/article?utm=1&page=2&code=known")).toEqual({
      key: "/m/zh-cn/article?code=known",
      ...known,
    });
    expect(at("/m/zh-cn/article")).toEqual({ key: "/m/zh-cn/article", ...known });
    expect(at("/m/zh-cn?code=known")).toEqual({ key: "/m/zh-cn", ...known });
  });

  test("is one of all that nobody knows, and none of them while nothing is known", async () => {
    const unknown = ["?code=a", "?code=b&page=1", "?title=c", "?page=99"].map((query) =>
      at(`/m/zh-cn/article${query}`),
    );
    expect(new Set(unknown.map(({ key }) => key)).size).toBe(1);
    expect(unknown.every(({ isUnknown }) => isUnknown)).toBe(true);
    const page = await render(unknown[0]!.key);
    expect(page).toMatchObject({ status: 404, cacheable: true });
    expect(page.html).toContain("Nothing here");
    expect(at("/m/zh-cn/article?code=a", null)).toEqual({
      key: "/m/zh-cn/article?code=a",
      isUnknown: false,
      reference: null,
    });
  });

  test("that thanks is one for all references, and its scripts know none", async () => {
    const data = { home: "hello" };
    const first = at("/m/zh-cn?sent=W261122-ABCD2345&utm=1");
    expect(first).toEqual({
      key: `/m/zh-cn?sent=${SENT_PLACEHOLDER}`,
      isUnknown: false,
      reference: "W261122-ABCD2345",
    });
    const page = await render(first.key, { data });
    expect(page).toMatchObject({ status: 200, cacheable: true });
    const [, ...scripts] = page.html.split(/<script\b/);
    expect(page.html.split(SENT_PLACEHOLDER)).toHaveLength(2);
    expect(scripts.some((script) => script.split("</script>")[0]?.includes(SENT_PLACEHOLDER))).toBe(false);
    for (const sent of ["", "<script>", "a b", "w261122"])
      expect(at(`/m/zh-cn?sent=${encodeURIComponent(sent)}`).key).toBe("/m/zh-cn");
    expect(at("/m/zh-cn/article?code=known&sent=W261122-ABCD2345").reference).toBeNull();
  });
});

describe("a page that breaks", () => {
  test.each([
    ["/m/zh-cn", "The API is away."],
    ["/m/zh-cn/throws", "A figure is missing."],
    ["/m/zh-cn/empty", "The page shows nothing."],
  ])("is the screen of a failed page, and says why: %s", async (path, reason) => {
    const page = await render(path);
    expect(page).toMatchObject({ status: 500, payload: null, cacheable: false });
    expect(page.html).toContain("<p>Broken</p>");
    expect(page.failure?.message).toBe(reason);
  });
});

describe("a form that is posted", () => {
  const post = (fields: Record<string, string>, more?: Partial<RenderContext>, path = "/m/zh-cn") =>
    build.submit(
      new Request(ORIGIN + path, { method: "POST", body: new URLSearchParams(fields) }),
      context({ data: { home: "hello" }, ...more }),
    );
  const LEAD = { name: "林女士", phone: "13812345678", consent: "on", code: "424242" };

  test("while the API is away comes back with its input, no code, and that it can be sent again", async () => {
    const answer = await post(LEAD);
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain("<h1>hello</h1>");
    expect(html).toContain(NOT_SENT);
    expect(html).toContain('value="林女士"');
    expect(html).not.toContain("424242");
  });

  test.each([
    [503, 503, NOT_SENT],
    [500, 503, NOT_SENT],
    [429, 422, "slower, please"],
    [422, 422, "slower, please"],
  ])("and answered %i is answered %i", async (status, shown, text) => {
    const api = createServer((_request, response) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ code: status, data: null, message: "slower, please" }));
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => api.once("listening", resolve));
    onTestFinished(() => void api.close());
    const answer = await post(LEAD, { apiBase: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
    expect(answer.status).toBe(shown);
    expect(await answer.text()).toContain(text);
  });

  test("that cannot be read, or belongs to no form, renders nothing", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const broken = new Request(`${ORIGIN}/m/zh-cn`, { method: "POST", body: "name=Ada", headers });
    expect((await build.submit(broken, context())).status).toBe(400);
    expect((await post(LEAD, {}, "/m/zh-cn/article")).status).toBe(405);
  });

  test("with something wrong comes back without its code", async () => {
    const answer = await post({ ...LEAD, phone: "12" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(TEXTS.summary);
    expect(html).not.toContain("424242");
  });
});
