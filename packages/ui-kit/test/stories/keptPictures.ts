import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";

/** Folder of the kept pictures, one a story. */
export const PICTURES: string = fileURLToPath(new URL("../../pictures/", import.meta.url));

const ENVIRONMENT = join(PICTURES, "environment.json");
const HASH_LENGTH = 16;
const SAMPLE = `<body style="margin:0;font:16px/1.6 Inter,'Helvetica Neue',Helvetica,Roboto,Arial">
  <p>Hamburgefonstiv 0123456789</p>
  <p lang="zh-CN" style="font-family:'PingFang SC','Noto Sans CJK SC',sans-serif">让品牌被看见，也被记住</p>
  <p lang="ja" style="font-family:'Hiragino Sans','Noto Sans CJK JP',sans-serif">注目を測る、広がりを設計する</p>
  <p lang="zh-CN" style="font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace">rate = 90 # 去重</p>`;

/** What pictures depend on beside the stories: the browser and how it draws letters. */
export interface Environment {
  readonly chromium: string;
  readonly letters: string;
}

/** The environment of a browser on this machine. */
export async function environmentOf(browser: Browser): Promise<Environment> {
  const page = await browser.newPage({ viewport: { width: 375, height: 160 }, deviceScaleFactor: 1 });
  await page.setContent(SAMPLE);
  const letters = createHash("sha256")
    .update(await page.screenshot())
    .digest("hex");
  await page.close();
  return { chromium: browser.version().split(".")[0] ?? "", letters: letters.slice(0, HASH_LENGTH) };
}

/** The environment the kept pictures come from; `null` while there are none. */
export function keptEnvironment(): Environment | null {
  return existsSync(ENVIRONMENT) ? (JSON.parse(readFileSync(ENVIRONMENT, "utf8")) as Environment) : null;
}

/** Says where the kept pictures come from. */
export function keepEnvironment(environment: Environment): void {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(ENVIRONMENT, `${JSON.stringify(environment, null, 2)}\n`);
}

/** Whether both draw the same letters. */
export function sameEnvironment(one: Environment | null, other: Environment): boolean {
  return one?.chromium === other.chromium && one.letters === other.letters;
}

/** Files of all kept pictures, relative to the folder. */
export function keptFiles(): readonly string[] {
  if (!existsSync(PICTURES)) return [];
  return readdirSync(PICTURES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".webp"))
    .toSorted();
}

/** The kept picture of a story, or `null`. */
export function readPicture(file: string): Buffer | null {
  const path = join(PICTURES, file);
  return existsSync(path) ? readFileSync(path) : null;
}

/** Keeps a picture. */
export function keepPicture(file: string, picture: Buffer): void {
  const path = join(PICTURES, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
