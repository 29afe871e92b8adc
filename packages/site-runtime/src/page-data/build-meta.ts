/** Content of `builds/meta/{buildId}.json`. */
export interface BuildMeta {
  readonly id: string;
  /** Build time, milliseconds since the epoch. */
  readonly timestamp: number;
  /** Redirects of the app's own: path → target. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Prerendered paths without trailing slash. */
  readonly prerendered: readonly string[];
}

/** No redirects, nothing prerendered: what counts while the metadata cannot be had. */
export const EMPTY_BUILD_META: BuildMeta = { id: "", timestamp: 0, redirects: {}, prerendered: [] };

/** Where a site keeps its build files, relative to its origin. */
export function buildFilesPath(site: "cn" | "intl"): string {
  return `/m/_${site}/builds`;
}

/**
 * Reads build metadata once; a failure is silent, counts as empty and is tried again at the next call.
 *
 * @param url - Address of the metadata file.
 * @param request - Transport. @default globalThis.fetch
 */
export function createBuildMetaReader(
  url: string,
  request: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): () => Promise<BuildMeta> {
  let known: Promise<BuildMeta> | null = null;

  async function read(): Promise<BuildMeta> {
    try {
      const response = await request(url);
      if (!response.ok) throw new Error(`Build metadata answered ${response.status}.`);
      const meta: unknown = await response.json();
      if (!isBuildMeta(meta)) throw new Error("Build metadata is not of its shape.");
      return meta;
    } catch {
      known = null;
      return EMPTY_BUILD_META;
    }
  }

  return () => (known ??= read());
}

function isBuildMeta(value: unknown): value is BuildMeta {
  return (
    typeof value === "object" &&
    value !== null &&
    "prerendered" in value &&
    Array.isArray(value.prerendered) &&
    "redirects" in value &&
    typeof value.redirects === "object" &&
    value.redirects !== null
  );
}
