import { ensureProgram } from "@wesdom/product/ensure-program";
import { freePorts, untilAnswers } from "@wesdom/product/programs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { createInterface } from "node:readline";
import { commandEnv } from "./env.ts";
import type { OtherBrowser, Visitor } from "./other-browsers.ts";

/** Where Debian puts the browser that comes with the engine. */
const MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

/** Larger than a window of any phone. */
const SCREEN = "800x1000x24";

/** No narrower than the browser's own bar lets it be. */
const WINDOW = { width: 450, height: 850 };

/** How long the driver may take to start, in milliseconds. */
const START_MS = 60_000;

/** Keys as WebDriver sends them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Enter: "\uE007", Escape: "\uE00C" };

/** Installs WebKitGTK where it is missing, and starts its driver on a screen of its own. */
export async function startWebKit(): Promise<OtherBrowser> {
  const screens = await ensureProgram("Xvfb", "xvfb");
  const drivers = await ensureProgram("WebKitWebDriver", "webkit2gtk-driver");
  const screen = spawn(screens, ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(createInterface(screen.stdout), "line")) as [string];
  const [port = 0] = await freePorts(1);
  const driver = spawn(drivers, [`--port=${port}`], {
    env: commandEnv({ DISPLAY: `:${display}` }),
    stdio: "ignore",
  });
  const sessions = `http://127.0.0.1:${port}/session`;
  const isThere = (): Promise<boolean> => fetch(sessions).then(() => true);
  await untilAnswers(driver, isThere, START_MS, "WebKitWebDriver did not start.");
  const options = {
    binary: globSync(MINI_BROWSER)[0],
    args: ["--automation", `--user-agent=${IPHONE}`],
  };
  return {
    async visitor() {
      const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
      const { sessionId } = (await call("POST", sessions, { capabilities })) as { sessionId: string };
      const session = `${sessions}/${sessionId}`;
      await call("POST", `${session}/window/rect`, WINDOW);
      return visitorOf(session);
    },
    async stop() {
      for (const program of [driver, screen]) {
        program.kill();
        await once(program, "exit");
      }
    },
  };
}

function visitorOf(session: string): Visitor {
  const post = (path: string, body: object = {}): Promise<unknown> => call("POST", session + path, body);
  const element = async (selector: string): Promise<string> => {
    const found = await post("/element", { using: "css selector", value: selector });
    return `/element/${Object.values(found as Record<string, string>)[0]}`;
  };
  const type = async (selector: string, text: string): Promise<unknown> =>
    post(`${await element(selector)}/value`, { text });
  const ask = <T>(look: (argument: string) => T, argument = ""): Promise<T> =>
    post("/execute/sync", {
      script: `return (${String(look)})(arguments[0])`,
      args: [argument],
    }) as Promise<T>;
  return {
    open: (url) => post("/url", { url }),
    back: () => post("/back"),
    reload: () => post("/refresh"),
    ask,
    async tap(selector) {
      await ask(bringIntoView, selector);
      return post(`${await element(selector)}/click`);
    },
    type,
    press: (selector, key) => type(selector, KEYS[key]),
    close: () => call("DELETE", session),
  };
}

/** Lays an element clear of the bars over both ends of the window, where the driver would leave it, and lets it rest. */
async function bringIntoView(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const moving = document.getAnimations().filter(({ effect }) => {
    return effect instanceof KeyframeEffect && effect.target?.contains(element);
  });
  // What is cancelled rests too.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
