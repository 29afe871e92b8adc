import { createHash } from "node:crypto";
import { SIGNED_IN_KEY } from "../browser/sign-in-hint.ts";
import { WHOLE_LAYOUT } from "../navigation/perform-scroll.ts";

const SCRIPT =
  `performance.getEntriesByType("navigation")[0]?.type!=="navigate"&&(document.documentElement.dataset.layout="${WHOLE_LAYOUT}");` +
  `try{localStorage.${SIGNED_IN_KEY}&&(document.documentElement.dataset.signedIn="true")}catch{}`;

/**
 * What a page has to know before anything is drawn. One that the browser loads again is laid out whole: the browser
 * restores a distance from the top, which counts in real heights only where no section is skipped. And the document is
 * marked where somebody was signed in, see `keepSignInHint`.
 */
export const EARLY_SCRIPT: string = `<script>${SCRIPT}</script>`;

/** Hash source of its script. */
export const EARLY_SCRIPT_HASH: string = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;
