import type { Attention } from "@wesdom/site-runtime/attention";

const SECONDS_PER_MINUTE = 60;

/** Copy of what a visitor has given. */
export interface AttentionTexts {
  readonly title: string;
  readonly note: string;
  readonly seconds: (time: { readonly s: number }) => string;
  readonly minutes: (time: { readonly m: number; readonly s: number }) => string;
  readonly cases: (values: { readonly count: number }) => string;
  readonly pages: (values: { readonly count: number }) => string;
  readonly figure: (parts: { readonly time: string; readonly read: string }) => string;
}

/** What was given, in a few words: `2 min 14 sec, 3 cases`; without a case the pages are counted. */
export function attentionFigure({ timeMs, pagesRead, casesRead }: Attention, texts: AttentionTexts): string {
  const seconds = Math.floor(timeMs / 1000);
  const m = Math.floor(seconds / SECONDS_PER_MINUTE);
  const s = seconds % SECONDS_PER_MINUTE;
  const read = casesRead > 0 ? texts.cases({ count: casesRead }) : texts.pages({ count: pagesRead });
  return texts.figure({ time: m > 0 ? texts.minutes({ m, s }) : texts.seconds({ s }), read });
}
