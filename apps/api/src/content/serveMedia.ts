import { readFile, realpath, stat } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import type { Context, Handler } from "hono";
import * as v from "valibot";
import { ApiFailure } from "../http/api-failure.ts";
import type { Variables } from "../http/call-input.ts";

/** Where pictures are served. */
export const MEDIA_PATH = "/media/";

const SVG_TYPE = "image/svg+xml; charset=utf-8";

const TYPES: Readonly<Record<string, string>> = {
  ".svg": SVG_TYPE,
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".pdf": "application/pdf",
};

/** A name that needs no decoding and leads nowhere else. */
const NAME = /^(?!.*\.\.)[A-Za-z0-9][\w-]*(?:[./][A-Za-z0-9][\w-]*)*$/;

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, no-cache";

/** Backgrounds of puzzles: whoever had them could tell a gap from the picture. */
const HIDDEN = "puzzle/";

/** An SVG that is opened by itself may run nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const HashesSchema = v.record(v.string(), v.object({ src: v.string(), hash: v.string() }));

/**
 * Serves the pictures and files of the content. `?v=` with the current hash makes an answer immutable; with another hash, or
 * none, it must be asked for again, so that no cache keeps a picture under a hash that is not its own.
 *
 * @param contentDirectory - Folder with `media`.
 */
export function serveMedia(contentDirectory: string): Handler<Variables> {
  const root = join(contentDirectory, "media");
  const currentHash = manifestHashes(join(root, "manifest.json"));
  return async (context: Context<Variables>) => {
    const name = context.req.path.slice(MEDIA_PATH.length);
    const type = TYPES[extname(name)];
    if (!NAME.test(name) || type === undefined || name.startsWith(HIDDEN))
      throw new ApiFailure(404, "notFound");
    const file = await fileBelow(root, name);
    const version = context.req.query("v");
    const isCurrent = version !== undefined && version === (await currentHash(name));
    const etag = `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`;
    const headers = {
      "Cache-Control": isCurrent ? IMMUTABLE : REVALIDATE,
      ETag: etag,
      "Content-Type": type,
      // Previews and searches for pictures show them on pages of their own.
      "Cross-Origin-Resource-Policy": "cross-origin",
      ...(type === SVG_TYPE ? { "Content-Security-Policy": SVG_POLICY } : {}),
    };
    if (matches(context.req.header("if-none-match"), etag))
      return new Response(null, { status: 304, headers });
    // Read whole: the largest is a small document, and whoever reads slowly holds no open file.
    const body = context.req.method === "HEAD" ? null : await readFile(file.path);
    return new Response(body, {
      headers: { ...headers, "Content-Length": String(body?.length ?? file.size) },
    });
  };
}

async function fileBelow(
  root: string,
  name: string,
): Promise<{ path: string; size: number; mtimeMs: number }> {
  try {
    const path = await realpath(join(root, name));
    const found = await stat(path);
    if (!path.startsWith((await realpath(root)) + sep) || !found.isFile()) throw new Error("outside");
    return { path, size: found.size, mtimeMs: found.mtimeMs };
  } catch {
    throw new ApiFailure(404, "notFound");
  }
}

function matches(header: string | undefined, etag: string): boolean {
  const tags = header?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(etag) || tags.includes("*");
}

/** Hashes by file; read again when the manifest has changed. */
function manifestHashes(path: string): (src: string) => Promise<string | undefined> {
  let readAt = -1;
  let hashes: ReadonlyMap<string, string> = new Map();
  return async (src) => {
    try {
      const { mtimeMs } = await stat(path);
      if (mtimeMs !== readAt) {
        const entries = v.parse(HashesSchema, JSON.parse(await readFile(path, "utf8")));
        hashes = new Map(Object.values(entries).map((entry) => [entry.src, entry.hash]));
        readAt = mtimeMs;
      }
    } catch {
      return undefined;
    }
    return hashes.get(src);
  };
}
