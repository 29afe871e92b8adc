import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkScript } from "./check-script.ts";
import { checkStyle } from "./check-style.ts";
import { ALLOWED } from "./floor.ts";

/** What the check read and found. */
export interface FloorResult {
  readonly files: number;
  /** `file: finding`, one a line. */
  readonly problems: readonly string[];
}

/**
 * Checks every script and style sheet that the built sites send to a browser, inline ones of prerendered pages
 * included.
 *
 * @param root - the repository's root, with `apps/{cn,intl}/dist` built
 */
export async function checkBrowserFloor(root: string): Promise<FloorResult> {
  const problems: string[] = [];
  let files = 0;
  for await (const path of glob("apps/{cn,intl}/dist/client/**/*.{js,css,html}", { cwd: root })) {
    files++;
    const text = await readFile(join(root, path), "utf8");
    for (const finding of new Set(checkFile(path, text))) {
      if (!Object.hasOwn(ALLOWED, finding)) problems.push(`${path}: ${finding}`);
    }
  }
  return { files, problems };
}

function checkFile(path: string, text: string): readonly string[] {
  if (path.endsWith(".js")) return checkScript(text);
  if (path.endsWith(".css")) return checkStyle(text);
  const scripts = [...text.matchAll(/<script(?![^>]*\stype="application\/)[^>]*>([^<]+)<\/script>/g)];
  const styles = [...text.matchAll(/<style[^>]*>([^<]+)<\/style>/g)];
  return [
    ...scripts.flatMap(([, code = ""]) => checkScript(code)),
    ...styles.flatMap(([, css = ""]) => checkStyle(css)),
  ];
}
