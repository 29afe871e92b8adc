import { createHash } from "node:crypto";
import { WHOLE_LAYOUT } from "../navigation/perform-scroll.ts";

const SCRIPT =
  `{let r=document.documentElement,d=r.dataset,y=0;` +
  `performance.getEntriesByType("navigation")[0]?.type!=="navigate"&&(d.layout="${WHOLE_LAYOUT}");` +
  `addEventListener("scroll",()=>{` +
  `if(!d.layout&&scrollY-y>innerHeight){` +
  `let e=document.elementFromPoint(innerWidth/2,innerHeight/2)||r,t=()=>e.getBoundingClientRect().top,b=t();` +
  `d.layout="${WHOLE_LAYOUT}";(b=t()-b)&&scrollBy(0,b)}` +
  `y=scrollY})}`;

/**
 * What a page has to know before anything is drawn. One that the browser loads again is laid out whole: the browser
 * restores a distance from the top, which counts in real heights only where no section is skipped. For the same reason
 * one is laid out whole as soon as its visitor has jumped past sections that were never in view, and what is in view
 * stays where it is. It touches no storage: the first access waits for another process of the browser, and the first
 * picture would wait with it.
 */
export const EARLY_SCRIPT: string = `<script>${SCRIPT}</script>`;

/** Hash source of its script. */
export const EARLY_SCRIPT_HASH: string = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;
