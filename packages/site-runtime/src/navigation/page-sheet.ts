import type { HistoryState, ParsedLocation } from "@tanstack/react-router";

/** What a history entry says of a page that lies as a sheet over another one. */
export interface SheetEntry {
  /** The document that holds the page under it, by the time it began: in any other there is none. */
  readonly document: number;
  /** How many entries back that page is. */
  readonly depth: number;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    sheet?: SheetEntry | undefined;
  }
}

/** A location as far as sheets look at it. */
export type SheetLocation = Pick<ParsedLocation, "pathname" | "state">;

/** State of the entry of a sheet that opens over a location, itself a sheet or not. */
export function sheetOver(location: SheetLocation): HistoryState {
  return { sheet: { document: performance.timeOrigin, depth: sheetDepth(location) + 1 } };
}

/** How many entries back the page under a sheet is, 0 for what is none in this document. */
export function sheetDepth({ state: { sheet } }: SheetLocation): number {
  return sheet?.document === performance.timeOrigin ? sheet.depth : 0;
}

/** Whether an entry was a sheet in a document that is gone: now it is a page of its own. */
export function wasSheet(location: SheetLocation): boolean {
  return location.state.sheet !== undefined && sheetDepth(location) === 0;
}

/** Place in the history of the page that is shown, be it under a sheet. */
export function placeBelow(location: SheetLocation): number {
  return location.state.__TSR_index - sheetDepth(location);
}

/** Names the entry of that page. */
export function entryBelow(location: SheetLocation): string {
  return `${location.pathname} ${placeBelow(location)}`;
}

/** Whether a navigation opens, changes or closes a sheet over a page that stays. */
export function isSheetMove(from: SheetLocation, to: SheetLocation): boolean {
  return sheetDepth(from) + sheetDepth(to) > 0 && entryBelow(from) === entryBelow(to);
}
