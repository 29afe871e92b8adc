import { expect, test as base, type BrowserContext } from "@playwright/test";

/** Begins the line that a violated policy writes into the console. */
const VIOLATION = "Violated policy:";

/** What is said of bad answers by the browser itself, and of modules and styles that were loading when a page was left. */
const FAILED_LOAD =
  /^Failed to load resource: |Failed to fetch dynamically imported module|The style sheet \S+ could not be loaded\./;

/** What a test may expect of its pages beyond silence. */
export interface Expected {
  /** Errors of the console and of scripts that the test brings about. @default none */
  readonly expectedErrors: RegExp | null;
}

/**
 * Playwright's `test`, which fails where a page violates its Content-Security-Policy, a script throws, or an error is
 * written into the console that the test did not announce.
 */
export const test = base.extend<Expected & { readonly silence: undefined }>({
  expectedErrors: [null, { option: true }],
  silence: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = [];
      const watching: Promise<void>[] = [];
      const watch = (context: BrowserContext): void => {
        watching.push(watchErrors(context, errors));
      };
      for (const context of browser.contexts()) watch(context);
      browser.on("context", watch);
      await use(undefined);
      browser.off("context", watch);
      await Promise.allSettled(watching);
      const unexpected = errors.filter(
        (line) => !FAILED_LOAD.test(line) && expectedErrors?.test(line) !== true,
      );
      expect(unexpected, "errors in the pages of this test").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** Writes into `errors` what the pages of a context complain about. */
export async function watchErrors(context: BrowserContext, errors: string[]): Promise<void> {
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  context.on("weberror", (event) => errors.push(String(event.error())));
  await context.addInitScript((prefix) => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`${prefix} ${event.effectiveDirective} ${event.blockedURI} at ${event.documentURI}`);
    });
  }, VIOLATION);
}
