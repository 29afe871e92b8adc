import type { RenderContext } from "../site/site-build.ts";

/** What the drawings of a first screen may weigh together, in bytes, to travel inside its document. */
const LARGEST_BYTES = 30_000;

/** How many drawings are kept. */
const KEPT_DRAWINGS = 200;

/** Address of a drawing that names one content for ever. */
const DRAWING = /\.svg\?v=/;

/** A picture that a page asks for before others, as React writes it. */
const FIRST_PICTURE = /<img [^>]*\bsrc="(?<address>[^"]+)"[^>]*\bfetchPriority="high"[^>]*>/g;

/** Drawings by their addresses, as pages name them. */
const drawings = new Map<string, string>();

/** A document as far as its first pictures are concerned. */
export interface PicturedDocument {
  readonly html: string;
  /** Addresses of the pictures that it holds, as its attributes have them. */
  readonly held: readonly string[];
}

/**
 * Puts the drawings of a page's first screen into its document, so that the screen is whole with one answer: asked for by
 * itself a drawing of a kilobyte comes a round trip later. Where one cannot be had, is no drawing, or they are large together,
 * all are left to the browser.
 *
 * @param html - The page, as React wrote it.
 * @param context - How the API is reached, and where the browser reaches it.
 */
export async function withFirstPictures(html: string, context: RenderContext): Promise<PicturedDocument> {
  const held = [...new Set([...html.matchAll(FIRST_PICTURE)].map(({ groups }) => groups?.["address"] ?? ""))];
  const sources = await Promise.all(
    held.map(async (address) => drawings.get(address) ?? drawingAt(address, context)),
  );
  const known = new Map<string, string>();
  for (const [index, svg] of sources.entries()) {
    if (svg === null) return { html, held: [] };
    known.set(held[index] ?? "", svg);
  }
  keep(known);
  const bytes = [...known.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0);
  if (bytes > LARGEST_BYTES) return { html, held: [] };
  const pictured = html
    .replaceAll(/<link rel="preload" as="image" href="([^"]+)"[^>]*>/g, (link, address: string) =>
      known.has(address) ? "" : link,
    )
    .replaceAll(FIRST_PICTURE, (image, address: string) =>
      image.replace(` src="${address}"`, () => ` src="${uriOf(known.get(address) ?? "")}"`),
    );
  return { html: pictured, held };
}

async function drawingAt(
  address: string,
  { settings, apiBase, fetch = globalThis.fetch }: RenderContext,
): Promise<string | null> {
  if (!address.startsWith(`${settings.apiBase}/`) || !DRAWING.test(address)) return null;
  try {
    const answer = await fetch(apiBase + address.slice(settings.apiBase.length).replaceAll("&amp;", "&"));
    const isDrawing = answer.ok && answer.headers.get("content-type")?.startsWith("image/svg+xml") === true;
    const svg = isDrawing ? await answer.text() : null;
    // What is too large by itself is not kept either.
    return svg !== null && Buffer.byteLength(svg) <= LARGEST_BYTES ? svg : null;
  } catch {
    // The browser asks for it, and shows where it fails.
    return null;
  }
}

function keep(known: ReadonlyMap<string, string>): void {
  for (const [address, svg] of known) drawings.set(address, svg);
  for (const address of drawings.keys()) {
    if (drawings.size <= KEPT_DRAWINGS) return;
    drawings.delete(address);
  }
}

/** An SVG as the value of an attribute, in few bytes, and without a tag for whoever reads the document by its tags. */
function uriOf(svg: string): string {
  const uri = svg
    .replaceAll(/[\t\n\r]+/g, " ")
    .replaceAll("%", "%25")
    .replaceAll("#", "%23")
    .replaceAll("<", "%3C")
    .replaceAll(">", "%3E")
    .replaceAll("&", "&amp;");
  return `data:image/svg+xml,${uri.replaceAll('"', uri.includes("'") ? "&quot;" : "'")}`;
}
