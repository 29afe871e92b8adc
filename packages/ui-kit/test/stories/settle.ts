import { vi } from "vitest";

/** More than are ever loaded; beyond it, what loads is not seen. */
const MOST_RESOURCES = 10_000;

/** How long what stands in for a picture may take on a machine that does other things too, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What looks for its place when the page has come to rest. */
const UNPLACED = ".el-floating-group:not([data-placed])";

/**
 * Waits until nothing is loaded or moves any more, pictures and letters are there and two frames have passed.
 *
 * @throws when a picture does not come and nothing takes its place
 */
export async function settle(): Promise<void> {
  performance.setResourceTimingBufferSize(MOST_RESOURCES);
  let loaded = -1;
  while (loaded !== performance.getEntriesByType("resource").length) {
    loaded = performance.getEntriesByType("resource").length;
    await document.fonts.ready;
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map(async (image) => image.decode()));
    await vi.waitFor(expectEveryPicture, PATIENCE_MS);
    while (document.getAnimations().some(moves) || document.querySelector(UNPLACED)) await frame();
    await frame();
    await frame();
  }
}

/** What stands in for a picture comes after the event that tells of its loss. */
function expectEveryPicture(): void {
  const missing = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
  if (missing.length > 0) throw new Error(missing.map(({ src }) => `no picture at ${src}`).join("\n"));
}

/** In what is not drawn, as in a closed `details`, an animation runs and never ends. */
function moves({ playState, effect }: Animation): boolean {
  return (
    playState === "running" &&
    effect?.getComputedTiming().endTime !== Infinity &&
    (effect as KeyframeEffect | null)?.target?.checkVisibility({ contentVisibilityAuto: true }) === true
  );
}

async function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
