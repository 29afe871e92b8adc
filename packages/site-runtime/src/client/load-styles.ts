/** How long after a lost sheet it is asked for again, in milliseconds. */
const RETRIES_AFTER_MS = [500, 3000];

/** A sheet that has not come by then counts as lost. */
const WAIT_MS = 8000;

/**
 * Loads the sheet behind the site's pages: each came with the rules of what it shows, and what scripts add to it must
 * not be seen without its own.
 *
 * @param href - Its address; empty where the styles come otherwise, as they do from a development server.
 * @returns when the sheet applies.
 * @throws Error when it cannot be loaded; the page stays complete as it was sent.
 */
export async function loadStyles(href: string): Promise<void> {
  if (!href) return;
  for (const pauseMs of [...RETRIES_AFTER_MS, null]) {
    if (await isLoaded(href)) return;
    if (pauseMs === null) throw new Error(`The style sheet ${href} could not be loaded.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function isLoaded(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    const lose = (): void => {
      link.remove();
      resolve(false);
    };
    const timer = setTimeout(lose, WAIT_MS);
    link.addEventListener("load", () => {
      clearTimeout(timer);
      resolve(true);
    });
    link.addEventListener("error", lose);
    document.head.append(link);
  });
}
