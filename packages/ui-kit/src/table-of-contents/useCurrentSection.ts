import { useEffect, useState } from "react";
import { followWindow } from "../internal/followWindow.ts";

/** Share of the screen's height above which a heading counts as read up to. */
const READING_LINE = 0.35;

/**
 * The section that is being read: the last one whose heading has passed the upper third of the screen.
 *
 * @param ids - Ids of the headings, in the order of the text.
 * @returns Its id; `null` above the first one, on the server and without scripting.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(" ");
  useEffect(() => {
    const names = all.split(" ");
    return followWindow(() => {
      const line = innerHeight * READING_LINE;
      const passed = names.filter((id) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= line;
      });
      setCurrent(passed.at(-1) ?? null);
    });
  }, [all]);
  return current;
}
