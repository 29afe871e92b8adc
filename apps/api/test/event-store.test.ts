import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { queryRows, type Database } from "../src/database/database.ts";
import { openPostgres } from "../src/database/openPostgres.ts";
import { shanghaiDay } from "@wesdom/facts";
import {
  DAYS_AHEAD,
  DAYS_BEHIND,
  createEventStore,
  type EventStore,
} from "../src/tracking/createEventStore.ts";
import { addPartitions, partitionedDays } from "../src/tracking/partitions.ts";
import { event, faultCounts, storedCount } from "./support/reports.ts";
import { BACKENDS, newDatabase, testApi, type TestApi } from "./support/testApi.ts";

const DAY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 30;
const NOW = Date.parse("2026-11-21T02:00:00Z");

/** Where rows lie: how many in each partition. */
async function places(api: Pick<TestApi, "db">): Promise<Record<string, number>> {
  const rows = await queryRows<{ place: string; n: number }>(
    api.db,
    sql`select tableoid::regclass::text as place, count(*)::int as n from events group by 1`,
  );
  return Object.fromEntries(rows.map(({ place, n }) => [place, n]));
}

describe.each(BACKENDS)("%s", (backend) => {
  let time = NOW;
  let api: TestApi;
  let store: EventStore;
  beforeEach(async () => {
    time = NOW;
    api = await testApi(backend, {
      now: () => time,
      settings: { tracking: { legacy: false, keptDays: KEPT_DAYS } },
    });
    store = createEventStore(api.db, KEPT_DAYS, () => time, api.longDb);
  });
  afterEach(() => api.close());

  test("a day begins at midnight in Shanghai, and has a partition of its own", async () => {
    const midnight = Date.parse("2026-11-20T16:00:00Z");
    expect([shanghaiDay(midnight - 1), shanghaiDay(midnight)]).toEqual(["2026-11-20", "2026-11-21"]);
    await store.prepare();
    for (const sealedAt of [midnight - 1, midnight, midnight + DAY_MS - 1])
      await store.store(event(sealedAt));
    expect(await places(api)).toEqual({ events_d20261120: 1, events_d20261121: 2 });
  });

  test("partitions are made once: ahead, and for days behind, of which reports may still wait", async () => {
    await store.prepare();
    await store.prepare();
    const days = await partitionedDays(api.db);
    expect([days[0], days.at(-1)]).toEqual(["2026-11-13", "2026-11-23"]);
    expect(days).toHaveLength(DAYS_BEHIND + 1 + DAYS_AHEAD);
  });

  test("reports of any days there are make no more partitions than those around today; none is lost", async () => {
    const days = KEPT_DAYS + 10;
    for (let back = -10; back < days; back += 1) await store.store(event(time - back * DAY_MS));
    await store.prepare();
    expect(await partitionedDays(api.db)).toHaveLength(DAYS_BEHIND + 1 + DAYS_AHEAD);
    expect(await storedCount(api)).toBe(days + 10);
  });

  test("clocks that are far off make no partition; their days take them in when they come", async () => {
    const ahead = event(time + 10 * DAY_MS);
    for (const odd of [ahead, event(0), event(time - (KEPT_DAYS + 1) * DAY_MS), event(time + 999 * DAY_MS)]) {
      expect(await store.store(odd)).toBe(true);
    }
    expect(await places(api)).toEqual({ events_default: 4 });
    expect(await partitionedDays(api.db)).toEqual([]);
    expect(await store.store(ahead)).toBe(false);
    time += (10 - DAYS_AHEAD) * DAY_MS;
    await store.prepare();
    expect(await places(api)).toEqual({ events_default: 3, events_d20261201: 1 });
    expect(await store.store(ahead)).toBe(false);
  });

  test("what was kept long enough goes: days, what clocks put elsewhere, and counters", async () => {
    await addPartitions(api.longDb, [shanghaiDay(time - KEPT_DAYS * DAY_MS)]);
    await store.prepare();
    await store.store(event(time - KEPT_DAYS * DAY_MS));
    await store.store(event(time));
    await store.store(event(time + 5 * DAY_MS));
    await store.store(event(1));
    await store.countFault("shape");
    expect(await store.removeOld(time)).toBe(0);
    expect(await storedCount(api)).toBe(4);
    time += DAY_MS;
    expect(await store.removeOld(time)).toBe(1);
    expect(await storedCount(api)).toBe(3);
    // The day of the clock that ran ahead comes and takes its report in, which is as old as the others all the same.
    time = NOW + 5 * DAY_MS;
    await store.prepare();
    expect((await places(api))["events_d20261126"]).toBe(1);
    time = NOW + KEPT_DAYS * DAY_MS;
    await store.removeOld(time);
    expect(await storedCount(api)).toBe(3);
    expect(await faultCounts(api)).toEqual({ shape: 1 });
    time += DAY_MS;
    await store.removeOld(time);
    expect(await storedCount(api)).toBe(0);
    expect(await faultCounts(api)).toEqual({});
    expect(await store.store(event(time - DAY_MS))).toBe(true);
  });

  test("the upkeep of a running API does both, and each failure of it is logged", async () => {
    const lines: string[] = [];
    const running = await testApi(backend, {
      now: () => time,
      log: (level, name) => void lines.push(`${level} ${name}`),
      settings: { tracking: { legacy: false, keptDays: KEPT_DAYS } },
    });
    lines.length = 0;
    time -= 2 * KEPT_DAYS * DAY_MS;
    const today = shanghaiDay(time);
    await running.upkeep.run();
    expect(await partitionedDays(running.db)).toHaveLength(DAYS_BEHIND + 1 + DAYS_AHEAD);
    time += (KEPT_DAYS + 1) * DAY_MS;
    await running.upkeep.run();
    expect(await partitionedDays(running.db)).not.toContain(today);
    expect(lines).toEqual(["info events-removed"]);
    await running.close();
    await running.upkeep.run();
    const failed = ["accounts", "codes", "events", "grants", "leads", "limits"];
    if (backend === "embedded") failed.push("room");
    expect(lines.slice(1).toSorted()).toEqual(failed.map((name) => `error ${name}-upkeep`));
  });
});

test("the embedded database uses the room of what was deleted again, and ends its log of what was written", async () => {
  const { db, upkeep } = await testApi("embedded");
  const place = (): Promise<unknown> =>
    queryRows(db, sql`select checkpoint_lsn from pg_control_checkpoint()`);
  const before = await place();
  await createEventStore(db, KEPT_DAYS, () => NOW).store(event(NOW));
  await db.execute(sql`delete from events`);
  await upkeep.run();
  const size = sql`select sum(pg_relation_size(relid))::int as bytes from pg_partition_tree('events') where isleaf`;
  expect(await queryRows(db, size)).toEqual([{ bytes: 0 }]);
  expect(await place()).not.toEqual(before);
});

/** Waits until somebody waits for the default partition, as one can see in the locks. */
async function someoneWaits(db: Database): Promise<void> {
  const waiting = sql`select 1 from pg_locks where not granted and relation = 'events_default'::regclass
    and database = (select oid from pg_database where datname = current_database())`;
  while ((await queryRows(db, waiting)).length === 0);
}

describe("PostgreSQL, many at a time", () => {
  test("instances make the same partitions at once, while others write to those days: no row fails, none is lost", async () => {
    const url = await newDatabase();
    const [one, two] = await Promise.all([openPostgres(url), openPostgres(url)]);
    const days = Array.from({ length: 8 }, (_, index) => shanghaiDay(NOW + index * DAY_MS));
    // To these stores all days lie ahead, so that rows go to the default partition until another makes their own.
    const [first, second] = [one, two].map(({ db }) =>
      createEventStore(db, KEPT_DAYS, () => NOW - 100 * DAY_MS),
    ) as [EventStore, EventStore];
    const written = Array.from({ length: 400 }, (_, index) =>
      (index % 2 ? first : second).store(event(NOW + (index % 8) * DAY_MS)),
    );
    const made = [one, two, one, two].map(({ db }) => addPartitions(db, days));
    expect(await Promise.all(written)).toEqual(Array.from({ length: 400 }, () => true));
    await Promise.all(made);
    expect(await places(one)).toEqual(
      Object.fromEntries(days.map((day) => [`events_d${day.replaceAll("-", "")}`, 50])),
    );
    await Promise.all([one.close(), two.close()]);
  });

  test("a row that is on its way to the default partition when its own is made is stored there", async () => {
    const { db, close } = await openPostgres(await newDatabase());
    const store = createEventStore(db, KEPT_DAYS, () => NOW - 100 * DAY_MS);
    let writing: Promise<boolean> | undefined;
    await db.transaction(async (maker) => {
      await addPartitions(maker, ["2026-11-21"]);
      writing = store.store(event(NOW));
      await someoneWaits(maker);
    });
    expect(await writing).toBe(true);
    expect(await places({ db })).toEqual({ events_d20261121: 1 });
    await close();
  });

  test("a row that is being written to the default partition moves to its own", async () => {
    const { db, close } = await openPostgres(await newDatabase());
    let making: Promise<void> | undefined;
    await db.transaction(async (writer) => {
      await createEventStore(writer, KEPT_DAYS, () => NOW - 100 * DAY_MS).store(event(NOW));
      making = addPartitions(db, ["2026-11-21"]);
      await someoneWaits(writer);
    });
    await making;
    expect(await places({ db })).toEqual({ events_d20261121: 1 });
    await close();
  });

  test("a removal gives up soon when someone reads, and is made up for later", async () => {
    const { db, longDb, close } = await openPostgres(await newDatabase());
    let time = NOW;
    const store = createEventStore(db, KEPT_DAYS, () => time, longDb);
    await addPartitions(longDb, ["2026-11-21"]);
    await store.store(event(NOW));
    time += (KEPT_DAYS + 1) * DAY_MS;
    await db.transaction(async (reader) => {
      await reader.execute(sql`select count(*) from events`);
      await expect(store.removeOld(time)).rejects.toMatchObject({ cause: { code: "55P03" } });
    });
    expect(await store.removeOld(time)).toBe(1);
    await close();
  });
});
