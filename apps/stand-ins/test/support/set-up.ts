import { DEFAULT_SETTINGS, type PublicSettings, type StandInContext } from "@wesdom/site-runtime";
import { createStandIns } from "../../src/stand-ins.ts";
import { startFakeApi, type FakeApi } from "./fake-api.ts";

/** Origin under which the tests ask. */
export const ORIGIN = "http://site.test";

/** What a test may set. */
export interface SetUp {
  readonly settings?: Partial<PublicSettings>;
  readonly context?: Partial<StandInContext>;
}

/** Stand-ins before an API that can misbehave. */
export interface StandInsUnderTest {
  readonly api: FakeApi;
  readonly clock: { ms: number };
  /** Asks as the front door does. @throws where nothing stands in at the address */
  ask(path: string, init?: RequestInit, framed?: StandInContext["framed"]): Promise<Response>;
}

/** Makes stand-ins. */
export async function setUp({ settings, context }: SetUp = {}): Promise<StandInsUnderTest> {
  const api = await startFakeApi();
  const clock = { ms: 1_000_000 };
  const answer = createStandIns(() => clock.ms);
  return {
    api,
    clock,
    async ask(path, init, framed) {
      const response = await answer(new Request(`${ORIGIN}${path}`, init), {
        settings: { ...DEFAULT_SETTINGS, ...settings },
        apiBase: api.origin,
        centreSecret: "",
        forwardedHeaders: { "x-forwarded-for": "203.0.113.7" },
        ...context,
        ...(framed && { framed }),
      });
      if (!response) throw new Error(`Nothing stands in at ${path}.`);
      return response;
    },
  };
}
