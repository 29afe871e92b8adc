import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/index.ts";
import { en } from "../locale/en.ts";
import { SendCode, type SendCodeProps } from "./SendCode.tsx";
import type { CountdownStorage } from "./useCountdown.ts";

const START_MS = 1_000_000;
const SECOND_MS = 1000;

class MemoryStorage implements CountdownStorage {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

let now = START_MS;
let storage = new MemoryStorage();

const sample = (props: Partial<SendCodeProps> = {}) => (
  <ConfigProvider locale={en}>
    <SendCode onSend={() => true} storageKey="login-code" storage={storage} clock={() => now} {...props} />
  </ConfigProvider>
);
const button = () => page.getByRole("button");
const pass = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second += 1) {
    now += SECOND_MS;
    await vi.advanceTimersByTimeAsync(SECOND_MS);
  }
};

beforeEach(() => {
  now = START_MS;
  storage = new MemoryStorage();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

it("counts down after sending, and works again when the wait is over", async () => {
  const onSend = vi.fn<() => boolean>(() => true);
  await render(sample({ onSend }));
  await button().click();
  await expect.element(page.getByText("Send again in 60 s")).toBeVisible();
  await expect.element(button()).toHaveAttribute("aria-disabled", "true");
  (button().element() as HTMLElement).click();
  expect(onSend).toHaveBeenCalledTimes(1);
  await pass(59);
  await expect.element(page.getByText("Send again in 1 s")).toBeVisible();
  await pass(1);
  await expect.element(button()).not.toHaveAttribute("aria-disabled");
  await button().click();
  expect(onSend).toHaveBeenCalledTimes(2);
});

it("tells a screen reader twice, not each second, and keeps its name and the focus", async () => {
  await render(sample());
  const heard: string[] = [];
  const status = page.getByRole("status").element();
  new MutationObserver(() => {
    if (heard.at(-1) !== status.textContent) heard.push(status.textContent);
  }).observe(status, { subtree: true, childList: true, characterData: true });
  await button().click();
  await expect.element(button()).toHaveAccessibleName("Send again");
  await pass(60);
  await expect.element(page.getByRole("status")).toHaveTextContent(en.sendCode.ready);
  expect(heard.filter((text) => text !== "" && text !== en.sendCode.sending)).toEqual([
    "Code sent. You can ask for another in 60 seconds",
    "You can ask for another code now",
  ]);
  expect(document.activeElement).toBe(button().element());
});

it("goes on where it was after a reload, by the clock", async () => {
  const first = await render(sample());
  await button().click();
  await expect.element(page.getByText("Send again in 60 s")).toBeVisible();
  await first.unmount();
  now += 25 * SECOND_MS;
  const second = await render(sample());
  await expect.element(page.getByText("Send again in 35 s")).toBeVisible();
  await second.unmount();
  now += 35 * SECOND_MS;
  await render(sample());
  await expect.element(button()).not.toHaveAttribute("aria-disabled");
});

it("goes on with a wait that the server chose, in text and ring", async () => {
  const first = await render(sample({ onSend: () => 300 }));
  await button().click();
  await expect.element(page.getByText("Send again in 300 s")).toBeVisible();
  await first.unmount();
  now += 150 * SECOND_MS;
  await render(sample());
  await expect.element(page.getByText("Send again in 150 s")).toBeVisible();
  const [, arc] = button().element().querySelectorAll("circle");
  expect(arc?.getAttribute("stroke-dasharray")).toBe("50 100");
});

it("never waits longer than a wait takes, even when the clock was set back", async () => {
  storage.setItem("login-code", String(START_MS + 3600 * SECOND_MS));
  await render(sample());
  await expect.element(page.getByText("Send again in 60 s")).toBeVisible();
});

it("goes on where it was when the clock is set back meanwhile", async () => {
  await render(sample());
  await button().click();
  await pass(10);
  now -= 3600 * SECOND_MS;
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("Send again in 50 s")).toBeVisible();
  await pass(50);
  await expect.element(button()).not.toHaveAttribute("aria-disabled");
});

it("catches up when a sleeping tab wakes", async () => {
  await render(sample());
  await button().click();
  await expect.element(page.getByText("Send again in 60 s")).toBeVisible();
  now += 50 * SECOND_MS;
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("Send again in 10 s")).toBeVisible();
});

it("does not wait for a code that was not sent, and waits as long as the server says", async () => {
  let answer: boolean | number = false;
  await render(sample({ onSend: () => answer }));
  await button().click();
  await expect.element(button()).not.toHaveAttribute("aria-busy");
  await expect.element(button()).not.toHaveAttribute("aria-disabled");
  expect(storage.kept.size).toBe(0);
  answer = 30;
  await button().click();
  await expect.element(page.getByText("Send again in 30 s")).toBeVisible();
});

it("sends once while the first request is under way", async () => {
  let finish: (sent: boolean) => void = () => {};
  const onSend = vi.fn<() => Promise<boolean>>(
    async () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await render(sample({ onSend }));
  await button().click();
  (button().element() as HTMLElement).click();
  await expect.element(button()).toHaveAttribute("aria-busy", "true");
  expect(onSend).toHaveBeenCalledTimes(1);
  finish(true);
  await expect.element(page.getByText("Send again in 60 s")).toBeVisible();
});

it("works where storage is blocked", async () => {
  const blocked = (): never => {
    throw new DOMException("Blocked.", "SecurityError");
  };
  await render(sample({ storage: { getItem: blocked, setItem: blocked, removeItem: blocked } }));
  await button().click();
  await expect.element(page.getByText("Send again in 60 s")).toBeVisible();
  await pass(60);
  await expect.element(button()).not.toHaveAttribute("aria-disabled");
});

it("is ready on a server, whatever is stored", () => {
  expect(renderToString(sample())).not.toContain("aria-disabled");
});
