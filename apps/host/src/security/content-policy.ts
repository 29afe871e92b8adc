import type { PublicSettings } from "@wesdom/site-runtime";
import { createHash } from "node:crypto";

/** Host of WeChat's JS-SDK, which pages load inside WeChat. */
const WECHAT_SDK = "https://res.wx.qq.com";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const TYPE = /\btype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Types of a `<script>` that is run; everything else is data and needs no permission. */
const RUN_TYPES = new Set([
  "",
  "module",
  "text/javascript",
  "application/javascript",
  "importmap",
  "speculationrules",
]);

/** Hashes of every inline script of a document that would be run, as sources of a policy. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || !isRun(attributes)) continue;
    // The parser turns line ends into \n before the script is hashed.
    const source = text.replace(/\r\n?/g, "\n");
    hashes.add(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  }
  return [...hashes];
}

/**
 * The Content-Security-Policy of a document: scripts of the own origin, and inline ones by their hash; nothing else
 * runs. Frames, pictures and connections follow the settings, and so does what GeeTest may show: nothing, where the
 * puzzles are the site's own.
 *
 * @param html - The document as it is sent.
 */
export function contentPolicyOf(html: string, settings: PublicSettings): string {
  const api = sourceOf(settings.apiBase);
  const assets = sourceOf(settings.assetBase);
  const puzzles = geetestSources(settings);
  const directives: readonly (readonly [string, readonly (string | null)[]])[] = [
    ["default-src", ["'self'"]],
    ["script-src", ["'self'", assets, WECHAT_SDK, ...puzzles, ...inlineScriptHashes(html)]],
    ["style-src", ["'self'", "'unsafe-inline'", assets, ...puzzles]],
    ["img-src", ["'self'", "data:", "blob:", assets, api, ...puzzles]],
    ["font-src", ["'self'", "data:", assets]],
    ["connect-src", ["'self'", assets, api, ...puzzles]],
    ["frame-src", ["'self'", sourceOf(settings.links.chat)]],
    ["frame-ancestors", ["'self'"]],
    ["form-action", ["'self'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
  ];
  const lines = directives.map(([name, sources]) => {
    const known = new Set(sources.filter((source) => source !== null));
    return `${name} ${[...known].join(" ")}`;
  });
  if (settings.publicOrigin.startsWith("https:")) lines.push("upgrade-insecure-requests");
  return lines.join("; ");
}

function geetestSources({ geetest }: PublicSettings): readonly (string | null)[] {
  return geetest === null ? [] : [sourceOf(geetest.script), ...geetest.sources];
}

function isRun(attributes: string): boolean {
  const match = TYPE.exec(attributes);
  const type = (match?.[1] ?? match?.[2] ?? match?.[3] ?? "").trim().toLowerCase();
  return RUN_TYPES.has(type);
}

/** The origin of an absolute address, `null` for a path of the own one. */
function sourceOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
