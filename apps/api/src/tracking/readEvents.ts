import { sql, type SQL } from "drizzle-orm";
import { queryRow, queryRows, type Database } from "../database/database.ts";
import { DAY_MS, shanghaiDay, type Day } from "@wesdom/facts";
import { addDays } from "./days.ts";
import type { Site } from "./createEventStore.ts";
import {
  MOST_OBJECTS,
  type EventFigures,
  type EventReport,
  type ObjectCount,
  type VisitDurations,
} from "./event-report.ts";

/** A visit ends after so long without an event. */
export const VISIT_PAUSE_MS: number = 30 * 60_000;

/** An event waits on its device for at most 7 days; in partitions of later days none of a period is looked for. */
const SEALED_WITHIN_DAYS = 8;

/** From when (inclusive) to when (exclusive). */
export interface EventPeriod {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Sums up the events of a period, by the clocks of the visitors. */
export async function readEvents(db: Database, period: EventPeriod): Promise<EventReport> {
  const rows = await readFigures(db, period);
  const total = rows.find(({ day, site }) => day === null && site === null) as (typeof rows)[number];
  return {
    total: total.figures,
    days: rows.flatMap(({ day, figures }) => (day === null ? [] : [{ day, ...figures }])),
    sites: rows.flatMap(({ site, figures }) => (site === null ? [] : [{ site, ...figures }])),
    pages: await readObjects(db, period, "page view"),
    clicks: await readObjects(db, period, "click"),
    durations: await readDurations(db, period),
    skew: await readSkew(db, period),
    elsewhere: await readElsewhere(db, period),
    refused: await readRefused(db, period),
  };
}

/**
 * Events of a period, and those around it that tell where a visit begins and ends. The days are there for the
 * partitions: an event is sealed on its day or within {@link SEALED_WITHIN_DAYS}.
 */
function within({ from, to }: EventPeriod, aroundMs = 0): SQL {
  const conditions = [sql`true`];
  if (from !== undefined) {
    const first = from.getTime() - aroundMs;
    conditions.push(sql`happened_at >= ${new Date(first).toISOString()}::timestamptz`);
    conditions.push(sql`day >= ${addDays(shanghaiDay(first), -1)}::date`);
  }
  if (to !== undefined) {
    const end = to.getTime() + aroundMs;
    conditions.push(sql`happened_at < ${new Date(end).toISOString()}::timestamptz`);
    conditions.push(sql`day <= ${addDays(shanghaiDay(end), SEALED_WITHIN_DAYS)}::date`);
  }
  return sql.join(conditions, sql` and `);
}

/** Whether a time lies in a period. */
function isIn({ from, to }: EventPeriod, time: SQL): SQL {
  const [first, end] = [from?.toISOString() ?? null, to?.toISOString() ?? null];
  return sql`(${first}::timestamptz is null or ${time} >= ${first}::timestamptz)
    and (${end}::timestamptz is null or ${time} < ${end}::timestamptz)`;
}

const shanghaiDayOf = (time: SQL): SQL =>
  sql`((${time} at time zone 'UTC') + interval '8 hours')::date::text`;

/**
 * Visits that began in the period, with all their visible time (null where none was reported). A duration comes last and
 * reaches back to when the page became visible: what happened meanwhile begins no visit.
 */
function visits(period: EventPeriod): SQL {
  return sql`with spans as (
      select *, happened_at - visible_ms * interval '1 millisecond' as began_at
      from (
        select device_id, site, event_id, happened_at,
          case when count_type = 'time' then count_value else 0 end as visible_ms
        from events where ${within(period, DAY_MS + VISIT_PAUSE_MS)}
      ) as reported
    ), paused as (
      select *, began_at - max(happened_at) over (partition by device_id order by began_at, happened_at
        rows between unbounded preceding and 1 preceding) as pause
      from spans
    ), numbered as (
      select *, count(*) filter (
        where pause is null or pause > ${VISIT_PAUSE_MS}::float8 * interval '1 millisecond'
      ) over (partition by device_id order by began_at, happened_at rows unbounded preceding) as visit
      from paused
    ), visits as (
      select (array_agg(site order by began_at, happened_at))[1] as site, ${shanghaiDayOf(sql`min(began_at)`)} as on_day,
        sum(visible_ms) filter (where event_id = 'per duration') as visit_ms
      from numbered group by device_id, visit having ${isIn(period, sql`min(began_at)`)}
    )`;
}

/**
 * Figures of the period (one row, without day and site), of each day and of each site. A device says once a day that it is there,
 * at the site that it opens first; what it said holds at the other one too.
 */
async function readFigures(
  db: Database,
  period: EventPeriod,
): Promise<{ readonly day: Day | null; readonly site: Site | null; readonly figures: EventFigures }[]> {
  const rows = await queryRows<EventFigures & { day: Day | null; site: Site | null }>(
    db,
    sql`${visits(period)}, happened as (
        select device_id, site, event_id, visible_ms, ${shanghaiDayOf(sql`happened_at`)} as on_day
        from spans where ${isIn(period, sql`happened_at`)}
      ), facts as (
        select *, null::float8 as visit_ms, bool_or(event_id = 'unique visitor') over same_day as is_unique,
          bool_or(event_id = 'new visitor') over same_day as is_new,
          bool_or(event_id = 'old visitor') over same_day as is_old
        from happened window same_day as (partition by device_id, on_day)
        union all
        select null, site, 'visit', 0, on_day, visit_ms, false, false, false from visits
      )
      select on_day as day, site,
        (count(*) filter (where event_id = 'visit'))::int as visits,
        (count(distinct device_id) filter (where is_unique))::int as "uniqueVisitors",
        (count(distinct device_id) filter (where is_new))::int as "newVisitors",
        (count(distinct device_id) filter (where is_old and not is_new))::int as "oldVisitors",
        (count(*) filter (where event_id = 'page view'))::int as "pageViews",
        (count(*) filter (where event_id = 'click'))::int as clicks,
        coalesce(sum(visible_ms) filter (where event_id = 'per duration'), 0)::float8 as "visibleMs",
        coalesce(sum(visit_ms), 0)::float8 as "visitMs"
      from facts group by grouping sets ((), (on_day), (site)) order by on_day nulls first, site`,
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

function readDurations(db: Database, period: EventPeriod): Promise<VisitDurations> {
  return queryRow(
    db,
    sql`${visits(period)}
      select count(visit_ms)::int as visits,
        coalesce(percentile_cont(0.5) within group (order by visit_ms), 0)::float8 as "medianMs",
        coalesce(percentile_cont(0.9) within group (order by visit_ms), 0)::float8 as "p90Ms",
        coalesce(max(visit_ms), 0)::float8 as "longestMs"
      from visits`,
  );
}

function readSkew(db: Database, period: EventPeriod): Promise<EventReport["skew"]> {
  return queryRow(
    db,
    sql`select coalesce(percentile_cont(0.5) within group (order by skew_ms), 0)::float8 as "medianMs",
        (count(*) filter (where abs(skew_ms) > 600000))::int as "beyondTenMinutes"
      from events where ${within(period)}`,
  );
}

async function readElsewhere(db: Database, period: EventPeriod): Promise<number> {
  const { elsewhere } = await queryRow<{ elsewhere: number }>(
    db,
    sql`select count(*)::int as elsewhere from events
      where (${isIn(period, sql`received_at`)}) and not (${isIn(period, sql`happened_at`)})`,
  );
  return elsewhere;
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
