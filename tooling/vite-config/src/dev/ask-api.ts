import { setTimeout as pause } from "node:timers/promises";

/** How long a question waits for an API that an edit restarts, in milliseconds. */
export const RESTART_LIMIT_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/** What {@link askApi} needs of its surroundings. */
export interface AskSurroundings {
  /** @default globalThis.fetch */
  readonly request?: typeof globalThis.fetch;
  /** Waits that many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Asks the API under development, which an edit ends and starts again at any moment: what only reads is asked again
 * until the API is back, and an answer counts once all of it is there.
 *
 * @throws TypeError where the API stays away, and at once for what writes.
 */
export async function askApi(
  url: string,
  init: RequestInit,
  { request = fetch, wait = pause }: AskSurroundings = {},
): Promise<Response> {
  const reads = init.method === "GET" || init.method === "HEAD";
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    try {
      const answer = await request(url, init);
      const body = await answer.arrayBuffer();
      const { status, headers } = answer;
      return new Response(body.byteLength === 0 ? null : body, { status, headers });
    } catch (error) {
      if (!reads || waited >= RESTART_LIMIT_MS) throw error;
      await wait(LOOK_AGAIN_MS);
    }
  }
}
