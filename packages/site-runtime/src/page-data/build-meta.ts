/** Milliseconds a navigation waits for the metadata; what comes later serves the next one. */
export const BUILD_META_WAIT_MS = 3000;

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

/** Where a build's metadata is, relative to the site's origin. */
export function buildMetaPath(site: "cn" | "intl", buildId: string): string {
  return `${buildFilesPath(site)}/meta/${buildId}.json`;
}

/**
 * Reads build metadata once; a failure is silent, counts as empty and is tried again at the next call. So does an
 * answer that takes longer than {@link BUILD_META_WAIT_MS}: no navigation is held up by it.
 *
 * @param url - Address of the metadata file.
 * @param request - Transport. @default globalThis.fetch
 */
export function createBuildMetaReader(
  url: string,
  request: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): () => Promise<BuildMeta> {
  let known: Promise<BuildMeta> | null = null;

  async function read(): Promise<BuildMeta | null> {
    try {
      const response = await request(url);
      if (!response.ok) return null;
      const meta: unknown = await response.json();
      return isBuildMeta(meta) ? meta : null;
    } catch {
      return null;
    }
  }

  async function settle(reading: Promise<BuildMeta | null>): Promise<void> {
    const meta = await reading;
    known = meta && Promise.resolve(meta);
  }

  return () => {
    if (known) return known;
    const reading = read();
    known = withinWait(reading);
    void settle(reading);
    return known;
  };
}

async function withinWait(reading: Promise<BuildMeta | null>): Promise<BuildMeta> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), BUILD_META_WAIT_MS);
  });
  const meta = await Promise.race([reading, timeout]);
  clearTimeout(timer);
  return meta ?? EMPTY_BUILD_META;
}

function isBuildMeta(value: unknown): value is BuildMeta {
  const { prerendered, redirects } = (value ?? {}) as Partial<BuildMeta>;
  return (
    Array.isArray(prerendered) &&
    typeof redirects === "object" &&
    (redirects as unknown) !== null &&
    Object.values(redirects).every((target) => typeof target === "string")
  );
}
