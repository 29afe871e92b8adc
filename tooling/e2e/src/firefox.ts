import { firefox, type Browser } from "@playwright/test";
import { ensureProgram } from "@wesdom/product/ensure-program";
import type { OtherBrowser } from "./other-browsers.ts";
import { watchErrors } from "./test.ts";

const PHONE = {
  userAgent: "Mozilla/5.0 (Android 14; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0",
  viewport: { width: 375, height: 812 },
};

/** What Playwright asks of every Firefox, and Debian's does not know yet. */
const UNKNOWN = "emulation.setMediaFeaturesOverride";

interface Session {
  send(method: string, parameters: unknown): Promise<unknown>;
}

/** Installs Firefox where it is missing, and starts it. Playwright speaks WebDriver BiDi with it. */
export async function startFirefox(): Promise<OtherBrowser> {
  const executablePath = await ensureProgram("firefox-esr", "firefox-esr");
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath });
  leaveOutUnknown(browser);
  return {
    async visitor(errors) {
      const context = await browser.newContext(PHONE);
      await watchErrors(context, errors);
      const page = await context.newPage();
      return {
        open: (url) => page.goto(url),
        back: () => page.goBack(),
        reload: () => page.reload(),
        ask: (look, argument = "") => page.evaluate(look, argument),
        tap: (selector) => page.locator(selector).first().click(),
        // By keys: what Playwright fills in at once, React does not hear of in this browser.
        type: (selector, text) => page.locator(selector).first().pressSequentially(text),
        press: (selector, key) => page.locator(selector).first().press(key),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

function leaveOutUnknown(browser: Browser): void {
  const { _connection: connection } = browser as unknown as {
    readonly _connection: { toImpl(of: Browser): { readonly _browserSession: Session } };
  };
  const session = connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, parameters) => (method === UNKNOWN ? {} : send(method, parameters));
}
