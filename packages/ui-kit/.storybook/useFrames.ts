import { useEffect } from "react";

const FRAMES = "#storybook-docs .sb-story iframe";

/** Room for what lies over a page: sheets, dialogs and bars keep to the edges of the screen they are given. */
const SCREEN_HEIGHT_PX = 640;
const LEAST_HEIGHT_PX = 64;

/** A story that is as high as its frame and something more would grow for ever. */
const MOST_CHANGES = 12;

function coversScreen(page: Document): boolean {
  return [...page.body.querySelectorAll(":not(.sb-wrapper, .sb-wrapper *)")].some(
    (element) => getComputedStyle(element).position === "fixed" && element.getBoundingClientRect().height > 1,
  );
}

function fit(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  const story = page?.querySelector("#storybook-root");
  const box = frame.parentElement;
  if (page == null || story == null || box === null) return;
  let changes = 0;
  new ResizeObserver(() => {
    const least = coversScreen(page) ? SCREEN_HEIGHT_PX : LEAST_HEIGHT_PX;
    const height = `${Math.max(least, Math.ceil(story.getBoundingClientRect().height))}px`;
    if (box.style.height === height || changes >= MOST_CHANGES) return;
    changes += 1;
    box.style.height = height;
  }).observe(story);
}

/** Makes the frames of a docs page as high as their stories, and has them follow the toolbar. */
export function useFrames(toolbar: Readonly<Record<string, unknown>>): void {
  const globals = ["locale", "ground", "textScale", "motion"]
    .map((name) => `${name}:${String(toolbar[name])}`)
    .join(";");
  useEffect(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
      const address = new URL(frame.src);
      address.searchParams.set("globals", globals);
      frame.addEventListener("load", () => fit(frame), { once: true });
      // A page of many frames draws those that are seen.
      frame.loading = "lazy";
      frame.src = address.href;
    }
  }, [globals]);
}
