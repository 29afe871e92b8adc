import { createHash } from "node:crypto";
import { WHOLE_LAYOUT } from "../navigation/perform-scroll.ts";

const SCRIPT = `performance.getEntriesByType("navigation")[0]?.type!=="navigate"&&(document.documentElement.dataset.layout="${WHOLE_LAYOUT}")`;

/**
 * Lays a page out whole that the browser loads again: it restores a distance from the top, which counts in real heights
 * only where no section is skipped. Stands before everything that is drawn.
 */
export const RESTORED_LAYOUT: string = `<script>${SCRIPT}</script>`;

/** Hash source of its script. */
export const RESTORED_LAYOUT_HASH: string = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;
