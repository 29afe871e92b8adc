import { afterEach, expect, test, vi } from "vitest";
import { standingClock } from "../../test/fake-clock.ts";
import { loadStyles } from "./load-styles.ts";

standingClock();
afterEach(() => vi.unstubAllGlobals());

/** A page whose sheets come when the test says so. */
function openPage() {
  const shown = new Set<EventTarget>();
  vi.stubGlobal("document", {
    createElement: () => {
      const link = Object.assign(new EventTarget(), { remove: () => shown.delete(link) });
      return link;
    },
    head: { append: (link: EventTarget) => shown.add(link) },
  });
  return shown;
}

test("a sheet that is never answered is asked for again after 8 s, and stays once it has come", async () => {
  const shown = openPage();
  const loading = loadStyles("/m/_cn/assets/pages.css");
  const [lost] = shown;
  await vi.advanceTimersByTimeAsync(8500);
  const [link] = shown;
  expect(link).not.toBe(lost);
  link?.dispatchEvent(new Event("load"));
  await loading;
  await vi.advanceTimersByTimeAsync(8000);
  expect([...shown]).toEqual([link]);
});

test("a sheet that is never answered is given up in the end", async () => {
  const shown = openPage();
  const failed = loadStyles("/m/_cn/assets/pages.css").catch(String);
  await vi.advanceTimersByTimeAsync(3 * 8000 + 3500);
  expect(await failed).toContain("could not be loaded");
  expect(shown.size).toBe(0);
});
