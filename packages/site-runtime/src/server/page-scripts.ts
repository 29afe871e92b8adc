import { createHash } from "node:crypto";
import type { SiteAssets } from "../site/site-build.ts";

/** Milliseconds after load, by which a browser that tells of the paint has done so. */
const PAINT_LIMIT_MS = 1000;

/** Milliseconds after which an entry that was lost on its way is asked for once more. */
const ENTRY_RETRY_MS = 2000;

const AFTER_FIRST_PAINT =
  "{const t=document.currentScript.previousSibling,e=t.content.firstChild,a=e.cloneNode(),f=()=>t.replaceWith(t.content)," +
  "O=window.PerformanceObserver," +
  // Of two paints that browsers tell of, a ground alone may come a frame before the first text.
  'p=l=>l.getEntriesByName("first-contentful-paint")[0];' +
  // A copy from the document itself: an address that a script writes would need a policy that is not there yet.
  `e.onerror=()=>setTimeout(()=>e.after(a),${ENTRY_RETRY_MS});` +
  'if(document.hidden||p(performance)||!O?.supportedEntryTypes?.includes("paint"))f();else{' +
  // Safari 15 tells an observer of no paint that was before it.
  'new O((l,o)=>{if(p(l)){o.disconnect();f()}}).observe({type:"paint"});' +
  // Firefox tells of none where a page opens at a fragment, or where its reader was.
  `addEventListener("load",()=>setTimeout(f,${PAINT_LIMIT_MS}))}}`;

/** Hash source of the inline script of {@link pageScripts}. */
export const PAGE_SCRIPTS_HASH: string = `'sha256-${createHash("sha256").update(AFTER_FIRST_PAINT).digest("base64")}'`;

/**
 * Names the browser's entry and what it will import, so that all of it travels at once; evaluated it is in its order, a
 * piece at a time. It is asked for when the first content is painted: until then the line belongs to what is seen. At once
 * it is where nobody looks, and where a browser tells of no paint at all.
 *
 * @param names - Scripts of the page's routes.
 * @param pictures - Pictures that the document holds itself: whoever returns to it finds them, too.
 * @throws when the build has no script of a name.
 */
export function pageScripts(
  assets: SiteAssets,
  names: readonly string[],
  assetBase: string,
  pictures: readonly string[] = [],
): string {
  const entry = `<script type="module" async fetchpriority="low" src="${assetBase}${assets.entry}"></script>`;
  const later = pictures.map((address) => `<link rel="prefetch" as="image" href="${address}">`).join("");
  return `<template>${entry}${preloads(assets, names, assetBase)}${later}</template><script>${AFTER_FIRST_PAINT}</script>`;
}

function preloads({ scripts, stylesFile }: SiteAssets, names: readonly string[], assetBase: string): string {
  if (!scripts) return "";
  const files = new Set([
    ...scripts.always,
    ...names.flatMap((name) => {
      const known = scripts.byName[name];
      if (!known) throw new Error(`The build has no script "${name}".`);
      return known;
    }),
  ]);
  const links = [...files].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="${assetBase}${file}">`,
  );
  return `<link rel="preload" as="style" fetchpriority="low" href="${assetBase}${stylesFile}">${links.join("")}`;
}
