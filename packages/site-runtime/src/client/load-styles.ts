/**
 * Loads the sheet behind the site's pages: each came with the rules of what it shows, and what scripts add to it must
 * not be seen without its own.
 *
 * @param href - Its address; empty where the styles come otherwise, as they do from a development server.
 * @returns when the sheet applies.
 * @throws Error when it cannot be loaded; the page stays complete as it was sent.
 */
export function loadStyles(href: string): Promise<void> {
  if (!href) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`The style sheet ${href} could not be loaded.`)));
    document.head.append(link);
  });
}
