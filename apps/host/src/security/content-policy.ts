import type { PublicSettings } from "@wesdom/site-runtime";
import { hash } from "node:crypto";

/** Host of WeChat's JS-SDK, which pages load inside WeChat. */
const WECHAT_SDK = "https://res.wx.qq.com";

/** Where browsers report what a policy stopped. */
export const POLICY_REPORT_PATH = "/m/_beacon/policy";

/** The source by which a policy lets one inline script run. */
export function scriptHash(source: string): string {
  return `'sha256-${hash("sha256", source, "base64")}'`;
}

/**
 * The Content-Security-Policy of a document: scripts of the own origin, and those inline ones that whoever made the
 * document says are its own; nothing in the document itself counts. Frames, pictures and connections follow the settings,
 * and so does what GeeTest may show: nothing, where the puzzles are the site's own.
 *
 * @param scriptHashes - Sources of the document's own inline scripts, see {@link scriptHash}.
 */
export function contentPolicyOf(scriptHashes: readonly string[], settings: PublicSettings): string {
  const api = sourceOf(settings.apiBase);
  const assets = sourceOf(settings.assetBase);
  const puzzles = geetestSources(settings);
  const directives: readonly (readonly [string, readonly (string | null)[]])[] = [
    ["default-src", ["'self'"]],
    ["script-src", ["'self'", assets, WECHAT_SDK, ...puzzles, ...scriptHashes]],
    ["style-src", ["'self'", "'unsafe-inline'", assets, ...puzzles]],
    ["img-src", ["'self'", "data:", "blob:", assets, api, ...puzzles]],
    ["font-src", ["'self'", "data:", assets]],
    ["connect-src", ["'self'", assets, api, ...puzzles]],
    ["frame-src", ["'self'", sourceOf(settings.links.chat)]],
    ["frame-ancestors", ["'self'"]],
    ["form-action", ["'self'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
    ["require-trusted-types-for", ["'script'"]],
    ["trusted-types", ["default"]],
    ["report-uri", [POLICY_REPORT_PATH]],
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

/** The origin of an absolute address, `null` for a path of the own one. */
function sourceOf(address: string): string | null {
  return URL.parse(address)?.origin ?? null;
}
