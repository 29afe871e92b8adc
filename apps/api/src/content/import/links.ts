import { LANGUAGES } from "@wesdom/facts";
import type { ContentFolder } from "./files.ts";

/** An address that needs nothing of this site, or lies in the same text. */
const ELSEWHERE = /^(?:https?:\/\/[^/]|mailto:.|tel:.|#)/i;

/**
 * What is wrong with the address of a link, as far as the content can tell: which pages there are, the sites know.
 *
 * @param has - Whether a folder of the language has a text of a code, or a list of the taxonomy an id.
 * @returns nothing when nothing is.
 */
export function faultOfLink(
  href: string,
  folder: ContentFolder,
  has: (part: string, code: string) => boolean,
): string | undefined {
  if (ELSEWHERE.test(href)) return undefined;
  const prefix = LANGUAGES[folder].indexPath;
  const [path = "", query = ""] = href.replace(/#.*/, "").split("?");
  if (path !== prefix && !path.startsWith(`${prefix}/`))
    return `leads to "${href}": write a whole address, https://…, or one of this language, ${prefix}/…`;
  const [page, service] = path.slice(prefix.length + 1).split("/");
  const asked = new URLSearchParams(query);
  const named: readonly (readonly [kind: string, code: string | null | undefined])[] =
    page === "article"
      ? [["articles", asked.get("code") ?? asked.get("title")]]
      : page === "case"
        ? [
            ["stories", asked.get("code")],
            ["industries", asked.get("industry")],
            ["platforms", asked.get("platform")],
          ]
        : [["services", page === "services" ? service : undefined]];
  const [kind, code] = named.find(([part, name]) => name && !has(part, name)) ?? [];
  if (kind === undefined) return undefined;
  const place = ["industries", "platforms"].includes(kind) ? `taxonomy.yaml: ${kind}` : `${folder}/${kind}`;
  return `leads to "${href}", and ${place} has no "${code}"`;
}
