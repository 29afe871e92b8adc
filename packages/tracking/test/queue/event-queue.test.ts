import { describe, expect, it } from "vitest";
import { createKeyValueStore } from "../../src/internal/createKeyValueStore.ts";
import type { DropReason } from "../../src/queue/drop-reason.ts";
import type { EventQueue } from "../../src/queue/event-queue.ts";
import { createEventQueue, createIds } from "../../src/queue/event-queue.ts";
import { FakeStorage } from "../support/fake-storage.ts";

const NOW_MS = 1_790_000_000_000;
const DAY_MS = 86_400_000;

interface World {
  nowMs: number;
  readonly storage: FakeStorage;
  readonly drops: DropReason[];
  readonly queue: EventQueue;
  readonly id: (count: number) => string;
}

function setUp(storage = new FakeStorage()): World {
  const drops: DropReason[] = [];
  const store = createKeyValueStore(() => storage);
  const queue = createEventQueue(
    store,
    () => world.nowMs,
    (reason) => drops.push(reason),
  );
  const id = (count: number): string => `${world.nowMs}-${100_000 + count}-x`;
  const world: World = { nowMs: NOW_MS, storage, drops, queue, id };
  return world;
}

describe("the queue", () => {
  it("gives events back oldest first, and nobody else's keys", () => {
    const { queue, storage, id } = setUp();
    storage.setItem("platform", "xcx");
    for (const count of [3, 1, 2]) queue.put(id(count), `/r?${count}`);
    expect(queue.ids()).toEqual([id(1), id(2), id(3)]);
    expect(queue.get(id(2))).toBe("/r?2");
    queue.remove(id(2));
    expect(queue.ids()).toEqual([id(1), id(3)]);
  });

  it("keeps an event by a clock that is set before 2001 until it is too old", () => {
    const world = setUp();
    const { queue, drops } = world;
    world.nowMs = Date.UTC(1999, 0, 1);
    const id = createIds({ now: () => world.nowMs, random: (bytes) => new Uint8Array(bytes) })();
    queue.put(id, "/r");
    expect([queue.ids(), drops]).toEqual([[id], []]);
    world.nowMs += 8 * DAY_MS;
    expect([queue.ids(), drops]).toEqual([[], ["age"]]);
  });

  it("keeps 50 events, the oldest out and counted", () => {
    const { queue, drops, id } = setUp();
    for (let count = 0; count < 55; count += 1) queue.put(id(count), "/r");
    expect(queue.ids()).toHaveLength(50);
    expect(queue.ids()[0]).toBe(id(5));
    expect(drops).toEqual(Array.from({ length: 5 }, () => "count"));
  });

  it("keeps 100 KB with its keys, the oldest out and counted", () => {
    const { queue, drops, id, storage } = setUp();
    for (let count = 0; count < 30; count += 1) queue.put(id(count), "/".padEnd(4_000, "x"));
    const used = [...storage.items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    expect(used).toBeLessThanOrEqual(100_000);
    expect(used).toBeGreaterThan(95_000);
    expect(drops).toEqual(Array.from({ length: 6 }, () => "size"));
    expect(queue.ids().at(-1)).toBe(id(29));
  });

  it("keeps events for seven days", () => {
    const world = setUp();
    world.queue.put(world.id(1), "/r");
    world.nowMs += 7 * DAY_MS;
    expect(world.queue.ids()).toHaveLength(1);
    world.nowMs += 1;
    expect(world.queue.ids()).toEqual([]);
    expect(world.drops).toEqual(["age"]);
    expect(world.storage.items.size).toBe(0);
  });

  it("takes an event whose key says no time for one too old", () => {
    const { queue, storage, drops } = setUp();
    storage.setItem("wsd:q:somebody", "/r");
    expect(queue.ids()).toEqual([]);
    expect(drops).toEqual(["age"]);
  });

  it.each(["blocked", "full"])("keeps events in memory while storage is %s", (how) => {
    const { queue, storage, id } = setUp();
    queue.put(id(1), "/first");
    storage.isBlocked = how === "blocked";
    storage.quota = 0;
    queue.put(id(2), "/second");
    queue.put(id(1), "/changed");
    expect(queue.get(id(2))).toBe("/second");
    expect(queue.get(id(1))).toBe("/changed");
    storage.isBlocked = false;
    storage.quota = 5_000_000;
    queue.put(id(3), "/third");
    expect(queue.ids()).toEqual([id(1), id(2), id(3)]);
    for (const each of queue.ids()) queue.remove(each);
    expect(queue.ids()).toEqual([]);
  });

  it("leaves nothing of an event in storage that it could not replace there", () => {
    const { queue, storage, id } = setUp();
    queue.put(id(1), "{}");
    storage.quota = 10;
    queue.put(id(1), "/sealed");
    expect(storage.items.size).toBe(0);
    expect(queue.get(id(1))).toBe("/sealed");
  });
});
