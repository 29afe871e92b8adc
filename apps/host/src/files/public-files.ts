import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { contentTypeOf, isCompressible } from "../http/content-types.ts";
import { ENCODINGS } from "../http/accepted-encoding.ts";
import { prepareBody } from "../http/prepared-body.ts";
import { sendFile, type SentFile } from "./send-file.ts";

/** Brand files keep their names when they change: a day, then a question whether they did. */
const BRAND_CACHE = "public, max-age=86400";

/** Paths besides the files' own. */
const ALIASES: Readonly<Record<string, string>> = {
  "/favicon.ico": "/m/brand/favicon.ico",
  "/apple-touch-icon.png": "/m/brand/apple-touch-icon.png",
};

/** Answers a request for a file of the brand; `null` where the path names none. */
export type SendPublicFile = (request: Request, pathname: string) => Response | null;

/**
 * Reads a folder of files served under their path, once: the list that results is all that can be asked for.
 *
 * @param folder - The folder; a missing one is an empty one.
 */
export async function readPublicFiles(folder: string): Promise<SendPublicFile> {
  const files = new Map<string, SentFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, file).split(sep).join("/")}`, await read(file));
  }
  return (request, pathname) => {
    const file = files.get(ALIASES[pathname] ?? pathname);
    return file ? sendFile(request, file, BRAND_CACHE) : null;
  };
}

async function read(file: string): Promise<SentFile> {
  const identity = await readFile(file);
  const type = contentTypeOf(file);
  const encodings = isCompressible(type) ? ENCODINGS : [];
  return { ...(await prepareBody(identity, "lasting", "", encodings)), type };
}
