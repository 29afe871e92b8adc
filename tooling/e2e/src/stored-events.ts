import { askApi } from "./ask-api.ts";

/** What the API has stored, as far as these tests look at it. */
export interface StoredEvents {
  readonly pageViews: number;
  readonly clicks: number;
  readonly visibleMs: number;
  /** Reports that could not be taken. */
  readonly refused: number;
}

interface EventReport {
  readonly total: { readonly pageViews: number; readonly clicks: number; readonly visibleMs: number };
  readonly refused: Readonly<Record<string, number>>;
}

/** Asks the running API for all that it has. */
export async function storedEvents(dataDir: string): Promise<StoredEvents> {
  const { total, refused } = await askApi<EventReport>(dataDir, { name: "events" });
  const { pageViews, clicks, visibleMs } = total;
  return {
    pageViews,
    clicks,
    visibleMs,
    refused: Object.values(refused).reduce((sum, count) => sum + count, 0),
  };
}
