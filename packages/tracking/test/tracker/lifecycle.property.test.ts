import { runs } from "@wesdom/vitest-config/sample";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TrackingCrypto } from "../../src/tracker/tracking-crypto.ts";
import { fakeCrypto, openFake } from "../support/fake-crypto.ts";
import type { FakeTab, ServerState } from "../support/fake-device.ts";
import { FakeDevice, OK } from "../support/fake-device.ts";

/** From here on a page that is seen has loaded its crypto and has an id. */
const READY_MS = 500;
const CHECKPOINT_MS = 5_000;
const MINUTE_MS = 60_000;
const MAX_TABS = 3;

type Step =
  | { readonly do: "track" | "hide" | "show" | "kill" | "leave" | "online"; readonly tab: number }
  | { readonly do: "open"; readonly isVisible: boolean; readonly hasCrypto: boolean }
  | { readonly do: "server"; readonly state: ServerState }
  | { readonly do: "storage"; readonly isBlocked: boolean }
  | { readonly do: "pass"; readonly durationMs: number };

const tab = fc.nat({ max: MAX_TABS - 1 });
const onTab = fc.record({
  do: fc.constantFrom("track", "track", "track", "hide", "show", "kill", "leave", "online"),
  tab,
});
const open = fc.record({ do: fc.constant("open"), isVisible: fc.boolean(), hasCrypto: fc.boolean() });
const server = fc.record({
  do: fc.constant("server"),
  state: fc.constantFrom<ServerState>(OK, OK, "away", "unheard", { status: 503, retryAfter: "20" }),
});
const pass = fc.record({
  do: fc.constant("pass"),
  durationMs: fc.oneof(fc.nat({ max: 700 }), fc.nat({ max: 40_000 })),
});
const storage = fc.record({ do: fc.constant("storage"), isBlocked: fc.boolean() });

interface Page {
  readonly tab: FakeTab;
  /** Events, and the time of each, milliseconds. */
  readonly tracked: Map<string, number>;
  readonly hasCrypto: boolean;
  hasBeenSeen: boolean;
  seenSinceMs: number | undefined;
}

/** Plays a sequence and keeps account of what was seen, tracked, and in nobody's hands but a killed page's. */
class Play {
  readonly device: FakeDevice = new FakeDevice();
  readonly pages: Page[] = [];
  readonly tracked: Set<string> = new Set();
  readonly excused: Set<string> = new Set();
  seenMs = 0;
  excusedMs = 0;

  async step(step: Step): Promise<void> {
    if (step.do === "pass") return this.device.time.pass(step.durationMs);
    if (step.do === "server") this.device.server = step.state;
    else if (step.do === "storage") this.device.storage.isBlocked = step.isBlocked;
    else if (step.do === "open") this.open(step.isVisible, step.hasCrypto);
    else {
      const page = this.pages.filter(({ tab: { isAlive } }) => isAlive)[step.tab];
      if (page) this.act(page, step.do);
    }
    return this.device.time.settle();
  }

  open(isVisible: boolean, hasCrypto: boolean): void {
    if (this.pages.filter((page) => page.tab.isAlive).length >= MAX_TABS) return;
    const loadCrypto = (): Promise<TrackingCrypto> =>
      hasCrypto ? Promise.resolve(fakeCrypto) : new Promise(() => undefined);
    const seenSinceMs = isVisible ? this.device.time.nowMs : undefined;
    this.pages.push({
      tab: this.device.open({ loadCrypto }, isVisible),
      tracked: new Map(),
      hasCrypto,
      hasBeenSeen: isVisible,
      seenSinceMs,
    });
  }

  act(page: Page, action: "track" | "hide" | "show" | "kill" | "leave" | "online"): void {
    if (action === "track") {
      const bizId = `e${this.tracked.size}`;
      this.tracked.add(bizId);
      page.tracked.set(bizId, this.device.time.nowMs);
      page.tab.tracker.track({ eventId: "click", objectId: 600001, bizId });
    } else if (action === "show") {
      page.seenSinceMs ??= this.device.time.nowMs;
      page.hasBeenSeen = true;
      page.tab.show();
    } else if (action === "online") page.tab.online();
    else {
      // A page that nobody ever saw reports nothing.
      if (action === "kill" || (action === "leave" && !page.hasBeenSeen)) this.excuse(page);
      if (page.seenSinceMs !== undefined) this.seenMs += this.device.time.nowMs - page.seenSinceMs;
      page.seenSinceMs = undefined;
      page.tab[action]();
    }
  }

  /** What a page that is killed without a word may take along: what was in its memory alone. */
  excuse(page: Page): void {
    if (page.seenSinceMs !== undefined) this.excusedMs += CHECKPOINT_MS;
    const isReady =
      page.hasCrypto &&
      page.seenSinceMs !== undefined &&
      this.device.time.nowMs - page.seenSinceMs >= READY_MS;
    const kept = this.kept();
    // It seals in the task after that of an event.
    for (const [bizId, atMs] of page.tracked)
      if (!kept.has(bizId) && (!isReady || atMs === this.device.time.nowMs)) this.excused.add(bizId);
  }

  kept(): Set<string> {
    const queued = this.device.queued.map((value) =>
      value.startsWith("{") ? (JSON.parse(value) as { event: { bizId: string } }).event : openFake(value),
    );
    return new Set([...queued, ...this.device.events].map(({ bizId }) => bizId));
  }

  /** The visitor comes back once more, for a while, to a server that is well. */
  async finish(): Promise<void> {
    this.device.server = OK;
    for (const page of this.pages) {
      if (page.tab.isAlive) this.act(page, "show");
      if (page.tab.isAlive) this.act(page, "leave");
    }
    await this.device.time.pass(20_000);
    this.open(true, true);
    await this.device.time.pass(6 * MINUTE_MS);
    this.device.open().leave();
  }

  stored(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { bizId } of this.device.events) if (bizId) counts.set(bizId, (counts.get(bizId) ?? 0) + 1);
    return counts;
  }
  drops(): number {
    return this.pages
      .flatMap((page) => Object.values(page.tab.drops))
      .reduce((sum: number, count) => sum + count, 0);
  }
}

const play = async (steps: readonly Step[]): Promise<Play> => {
  const game = new Play();
  for (const step of steps) await game.step(step);
  await game.finish();
  return game;
};

const steps = (...kinds: fc.Arbitrary<unknown>[]): fc.Arbitrary<Step[]> =>
  fc.array(fc.oneof(onTab, onTab, open, pass, ...kinds) as fc.Arbitrary<Step>, { maxLength: 30 });

describe("any sequence of tabs opened, hidden, shown, left and killed, with a server that comes and goes", () => {
  it("loses no event but from the memory of a killed page, and stores none twice", async () => {
    await fc.assert(
      fc.asyncProperty(steps(server), async (sequence) => {
        const game = await play(sequence);
        const stored = game.stored();
        expect(game.drops()).toBe(0);
        for (const bizId of game.tracked) {
          const isLost = !stored.has(bizId) && game.excused.has(bizId);
          expect([bizId, isLost ? 1 : stored.get(bizId)]).toEqual([bizId, 1]);
        }
      }),
      runs(40, 2_000),
    );
  });

  it("reports every visible second once, but five of a killed page", async () => {
    await fc.assert(
      fc.asyncProperty(steps(server), async (sequence) => {
        const game = await play(sequence);
        const last = game.pages.at(-1);
        const lastMs = game.device.time.nowMs - (last?.seenSinceMs ?? 0);
        expect(game.device.durationMs).toBeLessThanOrEqual(game.seenMs + lastMs);
        expect(game.device.durationMs).toBeGreaterThanOrEqual(
          game.seenMs - game.excusedMs - game.pages.length,
        );
        const durations = game.device.events.filter(({ countType }) => countType === "time");
        expect(durations.every(({ countValue }) => countValue > 0)).toBe(true);
      }),
      runs(40, 2_000),
    );
  });

  it("stores none twice with storage that comes and goes either", async () => {
    await fc.assert(
      fc.asyncProperty(steps(server, storage), async (sequence) => {
        const game = await play(sequence);
        for (const count of game.stored().values()) expect(count).toBe(1);
      }),
      runs(40, 2_000),
    );
  });
});
