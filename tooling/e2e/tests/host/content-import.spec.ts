import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { commandEnv } from "../../src/env.ts";
import { faultsOf, INTRUSIONS } from "../../src/policy.ts";
import { ROOT } from "@wesdom/product/root";
import { runProduct, START_LIMIT_MS, type RunningProduct } from "@wesdom/product/run-product";
import { expect, test } from "../../src/test.ts";

const run = promisify(execFile);

const PHONE = { headers: { "user-agent": "Mozilla/5.0 (iPhone; Mobile)" } };

let content: string;
let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  content = await mkdtemp(join(tmpdir(), "wesdom-content-"));
  await cp(join(ROOT, "apps/api/content"), content, { recursive: true });
  // A text that a test adds has no pictures of its own.
  product = await runProduct({ CONTENT_DIR: content, CONTENT_POLL_SECONDS: "1", PICTURES: "optional" });
});

test.afterAll(async () => {
  await product.stop();
  await rm(content, { recursive: true, force: true });
});

async function importContent(): Promise<string> {
  const cli = join(ROOT, "apps/api/src/cli/content.ts");
  const env = commandEnv({ DATA_DIR: product.dataDir, CONTENT_DIR: content });
  return (await run(process.execPath, [cli, "import"], { env })).stdout;
}

async function textAt(path: string): Promise<string> {
  return (await fetch(`${product.origin}${path}`, PHONE)).text();
}

async function lastmodOf(path: string): Promise<string> {
  const xml = await textAt("/sitemap-cn.xml");
  const entry = xml.split("<url>").find((part) => part.includes(`<loc>${product.origin}${path}</loc>`)) ?? "";
  return /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? "";
}

/** Changes the newest article, which the home page shows. */
async function retitle(title: string, updatedAt: string): Promise<void> {
  const answer = await fetch(`${product.apiOrigin}/information/article/page.do?pageSize=1`);
  const { data } = (await answer.json()) as { data: { list: { code: string }[] } };
  const file = join(content, "zh/articles", `${data.list[0]?.code ?? ""}.md`);
  const text = await readFile(file, "utf8");
  const dated = text
    .replace(/^updatedAt:.*\n/m, "")
    .replace(/^publishedAt:.*$/m, `$&\nupdatedAt: ${updatedAt}`);
  await writeFile(file, dated.replace(/^title:.*$/m, `title: ${title}`));
}

test("changed content reaches API, pages, page data and sitemap without a rebuild or a restart", async () => {
  const before = await textAt("/m/zh-cn");
  expect(before).not.toContain("进来的新标题");
  const dateBefore = await lastmodOf("/m/zh-cn");
  expect(dateBefore).toMatch(/^\d{4}-\d{2}-\d{2}/);
  await retitle("进来的新标题", "2027-02-03");
  expect(await importContent()).toMatch(/^Imported: /);

  const list = await textAt("/api/information/article/page.do");
  expect(list).toContain("进来的新标题");
  await expect.poll(() => textAt("/m/zh-cn")).toContain("进来的新标题");
  const buildId = /"buildId":"([^"]+)"/.exec(before)?.[1] ?? "";
  expect(await textAt(`/m/zh-cn/_payload.json?${buildId}`)).toContain("进来的新标题");
  expect(Date.parse(await lastmodOf("/m/zh-cn"))).toBeGreaterThan(Date.parse(dateBefore));
});

test("a text is there once it is published, though its address was asked for before", async () => {
  const address = `${product.origin}/m/zh-cn/article?title=cookie_terms`;
  const status = async () => (await fetch(address, PHONE)).status;
  expect(await status()).toBe(404);
  const text = await readFile(join(content, "zh/pages/user_agreement.md"), "utf8");
  await writeFile(join(content, "zh/pages/cookie_terms.md"), text.replace("user_agreement", "cookie_terms"));
  expect(await importContent()).toMatch(/^Imported: /);
  await expect.poll(status, { timeout: 15_000 }).toBe(200);
});

test("content that nobody changed purges nothing, and a faulty one leaves the site as it is", async () => {
  const etag = async () => (await fetch(`${product.origin}/m/zh-cn`, PHONE)).headers.get("etag");
  expect(await importContent()).toContain("Nothing has changed.");
  const before = await etag();
  await writeFile(join(content, "zh/articles/broken.md"), "---\ntitle: [\n---\n");
  await expect(importContent()).rejects.toThrow(/broken\.md/);
  await rm(join(content, "zh/articles/broken.md"));
  expect(await etag()).toBe(before);
});

test("no text of the content lets a script run", async () => {
  await retitle(JSON.stringify(INTRUSIONS.join(" ")), "2027-02-02");
  await importContent();
  await expect.poll(() => textAt("/m/zh-cn")).toContain("&lt;script&gt;alert(document.domain)");
  for (const path of ["/m/zh-cn", "/m/zh-cn/message", "/m/zh-cn/article?keyword="]) {
    const answer = await fetch(`${product.origin}${path}`, PHONE);
    expect(faultsOf(answer.headers.get("content-security-policy") ?? "")).toEqual([]);
  }
});
