import type { Site } from "./createEventStore.ts";
import type { Day } from "@wesdom/facts";

/** Pages and clicks that are told, each. */
export const MOST_OBJECTS = 200;

/** What happened in a time. */
export interface EventFigures {
  /** Runs of events of one device without a pause of half an hour; one counts on the day on which it began. */
  readonly visits: number;
  /** Devices that reported a first visit of the day, each once in the time; at either site that they saw on the day. */
  readonly uniqueVisitors: number;
  /** Devices that had no id before. */
  readonly newVisitors: number;
  /** Devices that came back: those that were not new on the same day. */
  readonly oldVisitors: number;
  readonly pageViews: number;
  readonly clicks: number;
  /** How long pages were visible. */
  readonly visibleMs: number;
  /** How long pages were visible in the {@link visits}, to the end of each. */
  readonly visitMs: number;
}

/** {@link EventFigures} of a day in Shanghai. */
export interface DayFigures extends EventFigures {
  readonly day: Day;
}

/** {@link EventFigures} of a site: Chinese, or English and Japanese, which no report tells apart. */
export interface SiteFigures extends EventFigures {
  readonly site: Site;
}

/** How often something was seen or clicked. */
export interface ObjectCount {
  readonly site: Site;
  readonly objectId: number;
  readonly bizId: string;
  readonly count: number;
  /** Devices, each once. */
  readonly visitors: number;
}

/** How long the visits that are counted had a page visible, of those that reported it. */
export interface VisitDurations {
  readonly visits: number;
  readonly medianMs: number;
  /** Nine of ten visits were no longer. */
  readonly p90Ms: number;
  readonly longestMs: number;
}

export interface EventReport {
  /** Of the whole period; a device that came on several days counts once. */
  readonly total: EventFigures;
  /** In order; days without an event are left out. */
  readonly days: readonly DayFigures[];
  /** In order; a visit that went on at the other site counts where it began, its visitor at both. */
  readonly sites: readonly SiteFigures[];
  /** Most seen first. */
  readonly pages: readonly ObjectCount[];
  /** Most clicked first. */
  readonly clicks: readonly ObjectCount[];
  readonly durations: VisitDurations;
  /** How long reports came after they were sealed: waiting and wrong clocks. */
  readonly skew: { readonly medianMs: number; readonly beyondTenMinutes: number };
  /** Reports that were received in the period and are in none of its figures: by their clocks they lie outside it. */
  readonly elsewhere: number;
  /** Reports that could not be taken, by reason. */
  readonly refused: Readonly<Record<string, number>>;
}
