import { stopChild } from "@wesdom/product/launch";
import { freePorts, untilAnswers } from "@wesdom/product/programs";
import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** What it is compared with, fetched into a folder outside of the workspace. */
const PACKAGES = ["next@latest", "react@latest", "react-dom@latest"];

const START_MS = 60_000;
const MOST_OUTPUT_BYTES = 50_000_000;

const run = promisify(execFile);

/** The comparison, running. */
export interface NextApp {
  readonly origin: string;
  readonly pid: number;
  readonly version: string;
  stop(): Promise<void>;
}

/** One page from the same calls: a hero, clients, cases, news and a form, with the sizes and figures of ours. */
const PAGE = `
const API = process.env.API_ORIGIN;
async function call(path) {
  const response = await fetch(API + path, { headers: { lang: "1" }, cache: MODE === "rendered" ? "no-store" : "force-cache" });
  return (await response.json()).data;
}
const Picture = ({ picture }) => picture ? <img src={"/api" + picture.src} width={picture.width} height={picture.height} alt={picture.alt ?? ""} loading="lazy" decoding="async" /> : null;
export default async function Page() {
  const [banners, brands, stories, articles, about] = await Promise.all([
    call("/index/banner/page.do"), call("/index/branding/list.do"), call("/customer/stories/page.do?pageNum=1&pageSize=24"),
    call("/information/article/page.do?pageNum=1&pageSize=24"), call("/about/introduction/info.do"),
  ]);
  return (
    <main>
      <header className="header"><a href="/m/zh-cn">Wesdom</a><details><summary>Menu</summary><nav>{["home","case","message","about"].map((name) => <a key={name} href={"/m/zh-cn/" + name}>{name}</a>)}</nav></details></header>
      {(banners.list ?? banners).map((banner, index) => <section key={index} className="hero"><h1>{banner.title}</h1><p>{banner.text}</p><Picture picture={banner.picture} /><a className="button" href="#form">Contact</a></section>)}
      <section className="services">{(about.services ?? []).map((service, index) => <article key={index}><h3>{service.title ?? service.name}</h3><p>{service.summary ?? service.text}</p><Picture picture={service.picture} /></article>)}</section>
      <section className="brands">{(brands.list ?? brands).map((brand, index) => <figure key={index}><Picture picture={brand.picture ?? brand.logo} /><figcaption>{brand.name}</figcaption></figure>)}</section>
      <section className="cases">{stories.list.map((story, index) => <article key={index}><Picture picture={story.picture} /><h3>{story.title}</h3><p>{story.summary}</p><dl>{(story.figures ?? []).map((figure, number) => <div key={number}><dt>{figure.label}</dt><dd>{figure.value}</dd></div>)}</dl></article>)}</section>
      <section className="news">{articles.list.map((article, index) => <article key={index}><Picture picture={article.picture} /><h3>{article.title}</h3><p>{article.summary}</p><time dateTime={article.publishedAt}>{article.publishedAt}</time></article>)}</section>
      <form id="form" method="post">{["name","phone","company","area","text"].map((name) => <label key={name}>{name}<input name={name} required /></label>)}<button>Send</button></form>
      <footer><p>Wesdom</p>{Array.from({ length: 12 }, (_, index) => <a key={index} href={"/m/zh-cn/" + index}>Link {index}</a>)}</footer>
    </main>
  );
}
`;

const FILES: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ name: "comparison", private: true, type: "module" }),
  "next.config.mjs": "export default { poweredByHeader: false, eslint: { ignoreDuringBuilds: true } };\n",
  "app/layout.jsx":
    'export const metadata = { title: "Comparison" };\nexport default function Layout({ children }) { return <html lang="zh-CN"><body>{children}</body></html>; }\n',
  "app/rendered/page.jsx": `export const dynamic = "force-dynamic";\nconst MODE = "rendered";${PAGE}`,
  "app/cached/page.jsx": `export const revalidate = 60;\nconst MODE = "cached";${PAGE}`,
};

/**
 * Builds and starts a Next application with a page of the same content, once rendered for each request and once from
 * its cache.
 *
 * @param apiOrigin - The API that both servers ask.
 */
export async function startNextApp(apiOrigin: string): Promise<NextApp> {
  const folder = await mkdtemp(join(tmpdir(), "wesdom-next-"));
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, HOME: folder, API_ORIGIN: apiOrigin };
  const options = { cwd: folder, maxBuffer: MOST_OUTPUT_BYTES };
  const quiet = { ...env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" as const };
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await run("npm", ["install", "--no-audit", "--no-fund", "--silent", ...PACKAGES], options);
  const program = join(folder, "node_modules/next/dist/bin/next");
  await run(process.execPath, [program, "build"], { ...options, env: quiet });
  const { stdout } = await run(process.execPath, [program, "--version"], { ...options, env: quiet });
  const [port = 0] = await freePorts(1);
  const child = spawn(
    process.execPath,
    [program, "start", "--port", String(port), "--hostname", "127.0.0.1"],
    {
      cwd: folder,
      env: quiet,
      stdio: "ignore",
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await stopChild(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const isThere = async (): Promise<boolean> => (await fetch(`${origin}/cached`)).ok;
    await untilAnswers(child, isThere, START_MS, "The comparison did not start.");
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid: child.pid ?? 0, version: stdout.trim(), stop };
}
