import { type Day, OBJECT_NAMES } from "@wesdom/facts";
import { cutTo, plainText } from "../text/plainText.ts";
import { bar, textTable } from "../text/textTable.ts";
import { addDays, daysBetween } from "./days.ts";
import {
  MOST_OBJECTS,
  type DayFigures,
  type EventFigures,
  type EventReport,
  type ObjectCount,
} from "./event-report.ts";

/** Length of the longest bar of the chart. */
const BAR_COLUMNS = 40;

/** A longer gap, such as one that a wrong clock makes, is one line. */
const MOST_EMPTY_DAYS = 31;

/** Columns of the longest text from outside. */
const TEXT_COLUMNS = 32;

/** Pages and clicks that are shown, each; `--json` has more. */
const SHOWN_OBJECTS = 20;

/** By any number: what was reported may be none of them. */
const names: Readonly<Record<number, string>> = OBJECT_NAMES;

const SITES = { cn: "zh", intl: "en, ja" } as const;

/** The events of a period as tables and a chart. */
export function eventText(report: EventReport): string {
  if (report.days.length === 0)
    return join(["No events in this period.", elsewhereText(report), refusedText(report)]);
  return join([
    chartText(report.days),
    figuresText(report),
    objectsText("Pages", report.pages, "views", report.total.pageViews),
    objectsText("Clicks", report.clicks, "clicks", report.total.clicks),
    durationsText(report),
    elsewhereText(report),
    refusedText(report),
  ]);
}

function join(parts: readonly string[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** Days without an event between two that have some are shown, so that a gap is seen as one. */
function chartText(days: readonly DayFigures[]): string {
  const largest = Math.max(...days.map(({ visits }) => visits));
  const lines = days.flatMap(({ day, visits }, index) => {
    const line = `${day}  ${bar(visits, largest, BAR_COLUMNS)} ${visits}`;
    return [...gapLines(days[index - 1]?.day, day), line];
  });
  return ["Visits a day", ...lines].join("\n");
}

function gapLines(before: Day | undefined, day: Day): string[] {
  if (before === undefined) return [];
  const lastShown = addDays(before, MOST_EMPTY_DAYS);
  if (lastShown < day) return [`${" ".repeat(12)}… no events`];
  return daysBetween(addDays(before, 1), addDays(day, -1)).map((empty) => `${empty}   0`);
}

function figuresText({ days, sites, total }: EventReport): string {
  const titles = ["visits", "unique", "new", "old", "pages", "clicks", "visible", "a visit"];
  return textTable(
    [{ title: "day" }, ...titles.map((title) => ({ title, align: "right" as const }))],
    [
      ...days.map((figures) => cells(figures.day, figures)),
      ...sites.map((figures) => cells(SITES[figures.site], figures)),
      cells("total", total),
    ],
  );
}

function cells(name: string, figures: EventFigures): string[] {
  const { visits, uniqueVisitors, newVisitors, oldVisitors, pageViews, clicks } = figures;
  const counts = [visits, uniqueVisitors, newVisitors, oldVisitors, pageViews, clicks].map(String);
  return [name, ...counts, clock(figures.visibleMs), visits === 0 ? "–" : clock(figures.visitMs / visits)];
}

/** @param total - Of all of them, those beyond the ones that are told too. */
function objectsText(title: string, objects: readonly ObjectCount[], what: string, total: number): string {
  if (objects.length === 0) return "";
  const shown = objects.slice(0, SHOWN_OBJECTS);
  const rows = shown.map(({ site, objectId, bizId, count, visitors }) => [
    SITES[site],
    String(objectId),
    names[objectId] ?? "",
    cutTo(plainText(bizId), TEXT_COLUMNS),
    String(count),
    String(visitors),
  ]);
  const table = textTable(
    [
      { title: "site" },
      { title: "object" },
      { title: "name" },
      { title: "detail" },
      { title: what, align: "right" },
      { title: "visitors", align: "right" },
    ],
    rows,
  );
  const more = objects.length - shown.length;
  if (more === 0) return `${title}\n${table}`;
  const least = objects.length === MOST_OBJECTS ? "at least " : "";
  const rest = total - shown.reduce((sum, { count }) => sum + count, 0);
  return `${title}\n${table}\n… ${least}${more} more ${more === 1 ? "row" : "rows"}: ${rest} ${what}`;
}

function durationsText({ durations, skew, total }: EventReport): string {
  const { visits, medianMs, p90Ms, longestMs } = durations;
  return [
    `Visible time of ${visits} of ${total.visits} visits that reported it: half of them up to ${clock(medianMs)}, ` +
      `nine of ten up to ${clock(p90Ms)}, the longest ${clock(longestMs)}`,
    `Reports came ${clock(Math.abs(skew.medianMs))} ${skew.medianMs < 0 ? "before" : "after"} they were sealed (median); ` +
      `${skew.beyondTenMinutes} by more than ten minutes off, by waiting or by a wrong clock`,
  ].join("\n");
}

function elsewhereText({ elsewhere }: EventReport): string {
  if (elsewhere === 0) return "";
  const lie = elsewhere === 1 ? "report received in this period lies" : "reports received in this period lie";
  return `${elsewhere} ${lie} outside it by the visitor's clock: by waiting or by a wrong clock`;
}

function refusedText({ refused }: EventReport): string {
  const reasons = Object.entries(refused).map(([reason, count]) => `${plainText(reason)} ${count}`);
  return reasons.length === 0 ? "" : `Reports that could not be taken: ${reasons.join(", ")}`;
}

/** Hours, minutes and seconds, e.g. `1:02:03` or `0:07`. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
