import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "@wesdom/api-client/contract";
import { CONTENT_DIRECTORY } from "../src/content/import/files.ts";
import { testApi, type TestApi } from "./support/testApi.ts";

const directory = mkdtempSync(join(tmpdir(), "wesdom-media-"));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
let api: TestApi;

beforeAll(async () => {
  cpSync(CONTENT_DIRECTORY, directory, {
    recursive: true,
    filter: (path) => !path.startsWith(join(CONTENT_DIRECTORY, "media")),
  });
  mkdirSync(join(directory, "media/brands"), { recursive: true });
  writeFileSync(join(directory, "media/brands/muyan.svg"), SVG);
  writeFileSync(join(directory, "media/notes.txt"), "not a picture");
  symlinkSync(join(directory, "secret.svg"), join(directory, "media/link.svg"));
  const entry = {
    src: "brands/muyan.svg",
    width: 240,
    height: 96,
    preview: "#fff",
    hash: "0123abcd",
    type: "image/svg+xml",
    bytes: SVG.length,
  };
  writeFileSync(join(directory, "media/manifest.json"), JSON.stringify({ "brands/muyan": entry }));
  api = await testApi("postgres", { settings: { contentDirectory: directory } });
  // Once the content is in, of which it is none.
  writeFileSync(join(directory, "secret.svg"), "secret");
});
afterAll(async () => {
  await api.close();
  rmSync(directory, { recursive: true, force: true });
});

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  api.fetch(new Request(`http://api.test${path}`, init));

describe("pictures", () => {
  test("the address in an answer leads to the picture, for ever", async () => {
    const { data } = await api.get("/index/branding/list.do");
    const { src } = data[0].picture;
    expect(src).toBe("/media/brands/muyan.svg?v=0123abcd");
    const response = await ask(src);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(SVG);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "content-type": "image/svg+xml; charset=utf-8",
      "content-length": String(SVG.length),
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
    });
  });
  test("another hash, or none, is never immutable", async () => {
    for (const search of ["", "?v=ffffffff", "?v="]) {
      expect((await ask(`/media/brands/muyan.svg${search}`)).headers.get("cache-control")).toBe(
        "public, no-cache",
      );
    }
  });
  test("HEAD has no body, a known ETag is a 304", async () => {
    const head = await ask("/media/brands/muyan.svg", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const etag = head.headers.get("etag") ?? "";
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      expect((await ask("/media/brands/muyan.svg", { headers: { "If-None-Match": tag } })).status).toBe(304);
    }
    expect((await ask("/media/brands/muyan.svg", { headers: { "If-None-Match": '"x"' } })).status).toBe(200);
  });
  test.each([
    "/media/../secret.svg",
    "/media/..%2fsecret.svg",
    "/media/%2e%2e/secret.svg",
    "/media/brands/..%5c..%5csecret.svg",
    "/media/link.svg",
    "/media/manifest.json",
    "/media/notes.txt",
    "/media/brands",
    "/media/",
    "/media/brands/muyan.svg/",
    "/media/brands/muyan.svg%00.svg",
    "/media//etc/passwd.svg",
    "/media/nothing.svg",
  ])("%s is a 404", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, data: null });
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });
});

describe("documentation", () => {
  test("the document names every call with its parameters and answers", async () => {
    const document = (await (await ask("/openapi.json")).json()) as {
      openapi: string;
      // oxlint-disable-next-line typescript/no-explicit-any -- a document is walked by hand here
      paths: Record<string, Record<string, any>>;
    };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).toSorted()).toEqual(
      Object.values(contracts)
        .map((contract) => `${contract.path}.do`)
        .toSorted(),
    );
    const articles = document.paths["/information/article/page.do"]?.["get"];
    expect(articles.parameters).toContainEqual({
      in: "query",
      name: "pageSize",
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 50 },
    });
    const data = articles.responses["200"].content["application/json"].schema.properties.data;
    expect(data.properties.list.items.required).toContain("readingMinutes");
    const lead = document.paths["/index/appeal.do"]?.["post"];
    expect(lead.requestBody.content["application/json"].schema.required).toEqual(["kind", "consent"]);
    expect(Object.keys(lead.responses)).toEqual(expect.arrayContaining(["200", "413", "422", "429"]));
    const report = document.paths["/en/common/data/report.do"]?.["post"];
    expect(report).not.toHaveProperty("requestBody");
    expect(report.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      "data",
      "wesdom",
      "sign",
      "time",
    ]);
    expect(Object.keys(report.responses)).toEqual(["200", "405", "429", "500", "503"]);
  });
  test("is for development and demonstrations alone", async () => {
    const real = await testApi("postgres", { settings: { production: true, publicDemo: false } });
    for (const path of ["/docs", "/openapi.json"])
      expect((await real.fetch(new Request(`http://api.test${path}`))).status).toBe(404);
    await real.close();
  });

  test("the page shows every call, runs no script and loads nothing", async () => {
    const response = await ask("/docs");
    const html = await response.text();
    for (const contract of Object.values(contracts))
      expect(html).toContain(`<code>${contract.path}.do</code>`);
    expect(html).not.toMatch(/<script|<link|https?:\/\/(?!www\.w3)/);
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
  });
  test("health is told", async () => {
    expect(await api.get("/healthz")).toMatchObject({ status: 200, data: { status: "ok" } });
  });
});
