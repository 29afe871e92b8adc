import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./root.ts";

/**
 * Paths of the pages that a built site has in front of search engines, one of each kind that lives by a query left
 * out: what was rendered ahead, is no other page's second address and is not kept out of an index.
 *
 * @throws where the site was not built.
 */
export function listedPages(site: "cn" | "intl"): readonly string[] {
  const client = join(ROOT, "apps", site, "dist/client");
  const documents = globSync("m/**/index.html", { cwd: client }).toSorted();
  const listed = documents.flatMap((file) => {
    const html = readFileSync(join(client, file), "utf8");
    const [, path] = /rel="canonical" href="\w+:\/\/[^/"]+([^"]+)"/.exec(html) ?? [];
    return path === `/${dirname(file)}` && !/name="robots" content="[^"]*noindex/.test(html) ? [path] : [];
  });
  if (listed.length === 0) throw new Error(`There is no built site ${site}: pnpm build`);
  return listed;
}
