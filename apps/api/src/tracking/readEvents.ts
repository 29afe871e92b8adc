import { sql, type SQL } from "drizzle-orm";
import { queryRows, type Database } from "../database/database.ts";
import { DAY_MS, shanghaiDay, type Day } from "@wesdom/facts";
import { addDays } from "./days.ts";
import type { Site } from "./createEventStore.ts";
import type { EventFigures, EventReport, ObjectCount, VisitDurations } from "./event-report.ts";

/** A visit ends after so long without an event. */
export const VISIT_PAUSE_MS: number = 30 * 60_000;

/** An event waits on its device for at most 7 days; in partitions of later days none of a period is looked for. */
const SEALED_WITHIN_DAYS = 8;

/** Pages and clicks that are told, each. */
const MOST_OBJECTS = 200;

/** From when (inclusive) to when (exclusive). */
export interface EventPeriod {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Sums up the events of a period, by the clocks of the visitors. */
export async function readEvents(db: Database, period: EventPeriod): Promise<EventReport> {
  const rows = await readFigures(db, period);
  return {
    total: rows.find(({ day, site }) => day === null && site === null)?.figures ?? NOTHING,
    days: rows.flatMap(({ day, figures }) => (day === null ? [] : [{ day, ...figures }])),
    sites: rows.flatMap(({ site, figures }) => (site === null ? [] : [{ site, ...figures }])),
    pages: await readObjects(db, period, "page view"),
    clicks: await readObjects(db, period, "click"),
    durations: await readDurations(db, period),
    skew: await readSkew(db, period),
    refused: await readRefused(db, period),
  };
}

const NOTHING: EventFigures = {
  visits: 0,
  uniqueVisitors: 0,
  newVisitors: 0,
  oldVisitors: 0,
  pageViews: 0,
  clicks: 0,
  visibleMs: 0,
};

/**
 * Events of a period, and those before it that tell whether a visit goes on. The days are there for the partitions: an
 * event is sealed on its day or within {@link SEALED_WITHIN_DAYS}.
 */
function within({ from, to }: EventPeriod, beforeMs = 0): SQL {
  const conditions = [sql`true`];
  if (from !== undefined) {
    const first = from.getTime() - beforeMs;
    conditions.push(sql`happened_at >= ${new Date(first).toISOString()}::timestamptz`);
    conditions.push(sql`day >= ${addDays(shanghaiDay(first), -1)}::date`);
  }
  if (to !== undefined) {
    conditions.push(sql`happened_at < ${to.toISOString()}::timestamptz`);
    conditions.push(sql`day <= ${addDays(shanghaiDay(to.getTime()), SEALED_WITHIN_DAYS)}::date`);
  }
  return sql.join(conditions, sql` and `);
}

/** Events with the number of their device's visit; a duration reaches back to when the page became visible. */
function visits(period: EventPeriod): SQL {
  const from = period.from?.toISOString() ?? null;
  return sql`with spans as (
      select device_id, site, event_id, happened_at,
        case when count_type = 'time' then count_value else 0 end as visible_ms
      from events where ${within(period, DAY_MS + VISIT_PAUSE_MS)}
    ), paused as (
      select *, happened_at - visible_ms * interval '1 millisecond'
        - lag(happened_at) over (partition by device_id order by happened_at, visible_ms) as pause
      from spans
    ), marked as (
      select *, (pause is null or pause > ${VISIT_PAUSE_MS}::float8 * interval '1 millisecond') as begins,
        ((happened_at at time zone 'UTC') + interval '8 hours')::date::text as on_day
      from paused
    ), numbered as (
      select *, count(*) filter (where begins)
        over (partition by device_id order by happened_at, visible_ms rows unbounded preceding) as visit
      from marked
    ), visits as (
      select *, bool_or(event_id = 'new visitor') over (partition by device_id, on_day) as new_that_day
      from numbered where ${from}::timestamptz is null or happened_at >= ${from}::timestamptz
    )`;
}

/** Figures of the period (without day and site), of each day and of each site. */
async function readFigures(
  db: Database,
  period: EventPeriod,
): Promise<{ readonly day: Day | null; readonly site: Site | null; readonly figures: EventFigures }[]> {
  const rows = await queryRows<EventFigures & { day: Day | null; site: Site | null }>(
    db,
    sql`${visits(period)}
      select on_day as day, site,
        (count(*) filter (where begins))::int as visits,
        (count(distinct device_id) filter (where event_id = 'unique visitor'))::int as "uniqueVisitors",
        (count(distinct device_id) filter (where event_id = 'new visitor'))::int as "newVisitors",
        (count(distinct device_id) filter (where event_id = 'old visitor' and not new_that_day))::int as "oldVisitors",
        (count(*) filter (where event_id = 'page view'))::int as "pageViews",
        (count(*) filter (where event_id = 'click'))::int as clicks,
        coalesce(sum(visible_ms) filter (where event_id = 'per duration'), 0)::float8 as "visibleMs"
      from visits group by grouping sets ((), (on_day), (site)) order by on_day nulls first, site`,
  );
  return rows.map(({ day, site, ...figures }) => ({ day, site, figures }));
}

function readObjects(db: Database, period: EventPeriod, eventId: string): Promise<ObjectCount[]> {
  return queryRows(
    db,
    sql`select site, object_id::float8 as "objectId", biz_id as "bizId", count(*)::int as count,
        count(distinct device_id)::int as visitors
      from events where event_id = ${eventId} and ${within(period)}
      group by site, object_id, biz_id
      order by count(*) desc, site, object_id, biz_id limit ${MOST_OBJECTS}::int`,
  );
}

async function readDurations(db: Database, period: EventPeriod): Promise<VisitDurations> {
  const [row] = await queryRows<VisitDurations>(
    db,
    sql`${visits(period)}, lengths as (
        select sum(visible_ms) as ms from visits where event_id = 'per duration' group by device_id, visit
      )
      select count(*)::int as visits,
        coalesce(percentile_cont(0.5) within group (order by ms), 0)::float8 as "medianMs",
        coalesce(percentile_cont(0.9) within group (order by ms), 0)::float8 as "p90Ms",
        coalesce(max(ms), 0)::float8 as "longestMs"
      from lengths`,
  );
  return row ?? { visits: 0, medianMs: 0, p90Ms: 0, longestMs: 0 };
}

async function readSkew(db: Database, period: EventPeriod): Promise<EventReport["skew"]> {
  const [row] = await queryRows<EventReport["skew"]>(
    db,
    sql`select coalesce(percentile_cont(0.5) within group (order by skew_ms), 0)::float8 as "medianMs",
        (count(*) filter (where abs(skew_ms) > 600000))::int as "beyondTenMinutes"
      from events where ${within(period)}`,
  );
  return row ?? { medianMs: 0, beyondTenMinutes: 0 };
}

async function readRefused(db: Database, { from, to }: EventPeriod): Promise<Record<string, number>> {
  const first = from === undefined ? null : shanghaiDay(from.getTime());
  const last = to === undefined ? null : shanghaiDay(to.getTime() - 1);
  const rows = await queryRows<{ reason: string; count: number }>(
    db,
    sql`select reason, sum(count)::float8 as count from report_faults
      where (${first}::date is null or day >= ${first}::date) and (${last}::date is null or day <= ${last}::date)
      group by reason order by reason`,
  );
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}
