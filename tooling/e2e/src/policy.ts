import { createHash } from "node:crypto";

/** A script that whoever writes an address, a form or a text would like to see run. */
export const INTRUDER = "alert(document.domain)";

/** Ways in which it is written so that it might end a script, an attribute or a text and stand on its own. */
export const INTRUSIONS: readonly string[] = [
  `</script><script>${INTRUDER}</script>`,
  `<script>${INTRUDER}</script>`,
  `"><script>${INTRUDER}</script>`,
  `</title><script nonce="">${INTRUDER}</script>`,
  `<!--<script>${INTRUDER}</script>-->`,
];

/**
 * Inline scripts of a page: how it is laid out, when its scripts are asked for, and the router's two, its state and the
 * mark of its end.
 */
const OWN_SCRIPTS = 4;

/** What is wrong with a policy: an intruder that it lets run, or more inline scripts than the build has. */
export function faultsOf(policy: string): string[] {
  const hashes = [...policy.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash);
  const digest = createHash("sha256").update(INTRUDER).digest("base64");
  return [
    ...(hashes.includes(`'sha256-${digest}'`) ? ["the intruder may run"] : []),
    ...(hashes.length > OWN_SCRIPTS ? [`${hashes.length} inline scripts may run`] : []),
    ...(/script-src[^;]*(?:unsafe|\*|data:)/.test(policy) ? ["any script may run"] : []),
    ...(policy.includes("script-src 'self'") ? [] : ["no policy"]),
  ];
}
