import { SENT_PLACEHOLDER, type SiteName } from "@wesdom/site-runtime";
import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Script of every page of the fixture. */
export const INLINE_SCRIPT = 'document.documentElement.dataset.ready = "yes";';

/** The source by which a policy lets it run. */
export const INLINE_HASH = `'sha256-${createHash("sha256").update(INLINE_SCRIPT).digest("base64")}'`;

/** A hashed file of the fixture, long enough to be compressed. */
export const ASSET_TEXT = `export const text = "${"attention, measured ".repeat(100)}";`;

const PREFIXES: Readonly<Record<SiteName, readonly string[]>> = {
  cn: ["/m", "/m/zh-cn"],
  intl: ["/m/en-us", "/m/jp"],
};

/** A server build in plain JavaScript: pages made of one call, an article by its query, a form, and their failures. */
function serverEntry(site: SiteName, buildId: string): string {
  const fixed = PREFIXES[site].flatMap((prefix) =>
    prefix === "/m" ? ["/m"] : [prefix, `${prefix}/about`, `${prefix}/404`],
  );
  return `
export const site = ${JSON.stringify(site)};
export const buildId = ${JSON.stringify(buildId)};
const fixed = ${JSON.stringify(fixed)};
const names = { "/m": "m" };
export const fixedPages = fixed.map((path) => ({
  path, routeName: path.slice(1).replaceAll("/", "-"), indexed: path !== "/m" && !path.endsWith("/404"),
}));
const known = new Set([...fixed, ...${JSON.stringify(PREFIXES[site])}.map((prefix) => prefix + "/article")]);
export const ownsPath = (path) => known.has(path.toLowerCase().replace(/\\/+$/, ""));
const keyOf = (url, code = url.searchParams.get("code")) => code ? url.pathname + "?code=" + encodeURIComponent(code) : url.pathname;
export function pageAt(url, content) {
  const code = url.searchParams.get("code");
  const reference = /^[A-Z0-9-]+$/.exec(url.searchParams.get("sent"))?.[0] ?? null;
  if (reference) return { key: url.pathname + "?sent=${SENT_PLACEHOLDER}", isUnknown: false, reference };
  const isUnknown = code !== null && content !== null && !content.zh.articles.some((article) => article.code === code);
  return { key: isUnknown ? keyOf(url, "~") : keyOf(url), isUnknown, reference };
}
const page = (url, text, settings) => \`<!DOCTYPE html><html lang="zh-CN"><head><title>\${text} &amp; \${buildId}</title>
<meta name="description" content="about \${text}"><meta property="og:title" content="\${text}">
<link rel="canonical" href="\${settings.publicOrigin || url.origin}\${url.pathname}\${url.search}">
<script>${INLINE_SCRIPT}</script><script type="application/json" id="page">{"apiBase":"\${settings.apiBase}","trackingMode":"\${settings.trackingMode}"}</script></head>
<body><h1>\${text}</h1><script type="module" src="/m/_${site}/assets/app-1.js"></script></body></html>\`;
export async function render(request, context) {
  const url = new URL(request.url);
  globalThis.fixtureRenders = (globalThis.fixtureRenders ?? 0) + 1;
  const code = url.searchParams.get("code");
  if (code === "throw") throw new Error("render broke");
  const notFound = url.pathname.endsWith("/404") || code === "missing" || code === "~";
  const sent = url.searchParams.get("sent");
  try {
    const answer = await fetch(context.apiBase + "/word.do");
    const { code: status, data } = await answer.json();
    if (status !== 200) throw new Error("API " + status);
    return {
      status: notFound ? 404 : 200, html: page(url, data.word + (code ? " " + code : "") + (sent ? " thanks " + sent : ""), context.settings),
      payload: notFound ? null : { data: { word: data.word, at: url.origin, news: [{ updatedAt: data.updatedAt }] }, prerenderedAt: 1 },
      cacheable: true, scriptHashes: ${JSON.stringify([INLINE_HASH])},
    };
  } catch (error) {
    return { status: 500, html: "<!DOCTYPE html><title>sorry</title><h1>designed error</h1>", payload: null, cacheable: false, scriptHashes: [] };
  }
}
export async function submit(request, context) {
  const form = await request.formData().catch(() => null);
  if (form === null) return new Response(null, { status: 400 });
  const name = form.get("name");
  if (name === "no form") return new Response(null, { status: 405 });
  if (name === "throw") throw new Error("submit broke");
  if (name === "elsewhere") return new Response(null, { status: 303, headers: { location: "https://evil.test/" } });
  const again = (text, status) => new Response(page(new URL(request.url), text, context.settings), { status, headers: { "content-type": "text/html", "x-script-hashes": ${JSON.stringify(INLINE_HASH)} } });
  const stored = await fetch(context.apiBase + "/lead.do", { method: "POST", body: String(name), headers: context.forwardedHeaders }).catch(() => null);
  if (!stored?.ok) return again("not sent: " + name + ", " + context.data?.word, 503);
  if (!name) return again("fill in", 422);
  return new Response(null, { status: 303, headers: { location: new URL(request.url).pathname + "?sent=REF-1" } });
}
`;
}

function filesOf(site: SiteName, buildId: string, builtAt: number): Map<string, string> {
  const files = new Map<string, string>();
  files.set("server/entry.js", serverEntry(site, buildId));
  files.set(
    "server/script-hashes.json",
    JSON.stringify(Object.fromEntries(PREFIXES[site].map((prefix) => [prefix, [INLINE_HASH]]))),
  );
  files.set(`client/m/_${site}/assets/app-1.js`, ASSET_TEXT);
  files.set(`client/m/_${site}/assets/图 1.svg`, "<svg></svg>");
  files.set(`client/m/_${site}/assets/only-${buildId}.js`, `export const build = "${buildId}";`);
  files.set(`client/m/_${site}/builds/latest.json`, JSON.stringify({ id: buildId, timestamp: builtAt }));
  files.set(
    `client/m/_${site}/builds/meta/${buildId}.json`,
    JSON.stringify({
      id: buildId,
      timestamp: 1,
      redirects: { "/m/zh-cn/old": "/m/zh-cn/about" },
      prerendered: [],
    }),
  );
  for (const prefix of PREFIXES[site]) {
    const address = `https://prerender.invalid${prefix}`;
    const head = `<title>prerendered</title><link rel="canonical" href="${address}">`;
    files.set(
      `client${prefix}/index.html`,
      `<!DOCTYPE html><html><head>${head}</head><body>prerendered ${buildId}</body></html>`,
    );
    files.set(
      `client${prefix}/_payload.json`,
      JSON.stringify({ data: { word: "prerendered" }, prerenderedAt: 0 }),
    );
  }
  return files;
}

/**
 * Writes a release into a releases folder without pointing at it.
 *
 * @param builtAt - As if it had been built anew then.
 * @param changed - Makes another server build of this one.
 */
export async function writeRelease(
  releasesDir: string,
  site: SiteName,
  buildId: string,
  builtAt = Number(buildId.replace(/\D/g, "")) || 1,
  changed = (entry: string): string => entry,
): Promise<string> {
  const folder = join(releasesDir, site, buildId);
  const sums: Record<string, { sha256: string; bytes: number }> = {};
  const put = async (path: string, content: Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
    sums[path] = { sha256: createHash("sha256").update(content).digest("hex"), bytes: content.byteLength };
  };
  for (const [path, text] of filesOf(site, buildId, builtAt)) {
    const content = Buffer.from(path === "server/entry.js" ? changed(text) : text);
    await put(path, content);
    if (!path.endsWith("app-1.js")) continue;
    await put(`${path}.br`, brotliCompressSync(content));
    await put(`${path}.gz`, gzipSync(content));
  }
  const manifest = {
    app: site,
    buildId,
    version: "1.0.0",
    builtAt,
    files: sums,
  };
  await writeFile(join(folder, "release.json"), JSON.stringify(manifest));
  return folder;
}

/** Points at a release, in one step. */
export async function pointAt(releasesDir: string, site: SiteName, buildId: string): Promise<void> {
  const file = join(releasesDir, site, "current.json");
  await writeFile(`${file}.new`, JSON.stringify({ buildId, publishedAt: "", by: "", why: "" }));
  await rename(`${file}.new`, file);
}
