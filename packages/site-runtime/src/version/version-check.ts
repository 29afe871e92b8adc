/** Milliseconds between two looks at the served build. */
export const VERSION_CHECK_INTERVAL_MS = 3_600_000;

/** Content of `builds/latest.json`. */
export interface LatestBuild {
  readonly id: string;
  /** Build time, milliseconds since the epoch. */
  readonly timestamp: number;
}

/** What {@link startVersionCheck} needs of its surroundings. */
export interface VersionCheckSurroundings {
  /** Id of the build that runs. */
  readonly buildId: string;
  /** Address of `builds/latest.json`. */
  readonly url: string;
  /** Told once, when another build is served. */
  readonly onNewBuild: (latest: LatestBuild) => void;
  /** Calls back when the page is seen again, after having been hidden or frozen. */
  readonly onWake: (listener: () => void) => () => void;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Looks every hour, first one hour after the start, whether another build is served; also when a page wakes that slept
 * longer, since a phone stops the timers of hidden pages. A failing look is silent and the next one comes all the same.
 * The first find ends the looking.
 *
 * @returns Ends it.
 */
export function startVersionCheck(surroundings: VersionCheckSurroundings): () => void {
  const { buildId, url, onNewBuild, onWake } = surroundings;
  const request = surroundings.fetch ?? globalThis.fetch.bind(globalThis);
  let stopped = false;
  let lastLook = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    stopped = true;
    clearTimeout(timer);
    stopWaking();
  };
  const look = async (): Promise<void> => {
    // Armed before the request: one that fails does not end the looking.
    arm();
    const latest = await readLatest(request, `${url}?${Date.now()}`);
    if (stopped || latest === null || latest.id === buildId) return;
    stop();
    onNewBuild(latest);
  };
  const arm = (): void => {
    lastLook = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => void look(), VERSION_CHECK_INTERVAL_MS);
  };
  const stopWaking = onWake(() => {
    if (Date.now() - lastLook >= VERSION_CHECK_INTERVAL_MS) void look();
  });
  arm();
  return stop;
}

async function readLatest(request: typeof globalThis.fetch, url: string): Promise<LatestBuild | null> {
  try {
    const response = await request(url);
    const latest = (await response.json()) as LatestBuild;
    return response.ok && typeof latest.id === "string" ? latest : null;
  } catch {
    return null;
  }
}
