import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/;

/** Files under this size in bytes gain nothing from compression. */
const MIN_BYTES = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside a file that compresses.
 *
 * @param file - Absolute path.
 * @returns Paths written.
 */
export async function precompress(file: string): Promise<string[]> {
  if (!COMPRESSIBLE.test(file)) return [];
  const content = await readFile(file);
  if (content.byteLength < MIN_BYTES) return [];
  const [asBrotli, asGzip] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, asBrotli), writeFile(`${file}.gz`, asGzip)]);
  return [`${file}.br`, `${file}.gz`];
}
