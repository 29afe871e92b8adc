import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConsentBanner, type ConsentBannerProps } from "./index.ts";

const sample = (props: Partial<ConsentBannerProps> = {}) => (
  <ConsentBanner
    title="Your data"
    text="We would like to count pages."
    policy={{ label: "Privacy policy", href: "/policy" }}
    declineLabel="Decline"
    agreeLabel="Agree"
    onDecline={() => undefined}
    onAgree={() => undefined}
    {...props}
  />
);
const banner = () => page.getByRole("dialog", { name: "Your data" });
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <p key={at} style={{ height: 90 }}>
      <a href={`#${at}`}>link {at}</a>
    </p>
  ));

it("takes no focus and blocks nothing", async () => {
  const onClick = vi.fn<() => void>();
  const page1 = (shown: boolean) => (
    <>
      <button type="button" onClick={onClick}>
        page
      </button>
      {sample({ open: shown })}
    </>
  );
  const { rerender } = await render(page1(false));
  const button = page.getByRole("button", { name: "page" });
  (button.element() as HTMLElement).focus();
  await rerender(page1(true));
  await expect.element(banner()).toBeVisible();
  expect(document.activeElement).toBe(button.element());
  expect(document.querySelector(":modal")).toBeNull();
  await button.click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("gives both answers the same weight, Decline first", async () => {
  const onDecline = vi.fn<() => void>();
  const onAgree = vi.fn<() => void>();
  await render(sample({ onDecline, onAgree }));
  const buttons = banner().getByRole("button").elements() as HTMLElement[];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Decline", "Agree"]);
  const [decline, agree] = buttons.map((button) => {
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
    const [width, height] = [button.offsetWidth, button.offsetHeight];
    return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
  });
  expect(decline).toEqual(agree);
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("button", { name: "Agree" }).click();
  expect([onDecline.mock.calls.length, onAgree.mock.calls.length]).toEqual([1, 1]);
});

it("unfolds in place what else is to be known, by keys too, and what it says is no answer", async () => {
  const onDecline = vi.fn<() => void>();
  const onAgree = vi.fn<() => void>();
  await render(sample({ details: { label: "Details", text: "You may change it." }, onDecline, onAgree }));
  const details = banner().getByRole("button", { name: "Details" });
  await expect.element(details).toHaveAttribute("aria-expanded", "false");
  await expect.element(page.getByText("You may change it.")).not.toBeVisible();
  const { height } = banner().element().getBoundingClientRect();
  (details.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(details).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByText("You may change it.")).toBeVisible();
  expect(banner().element().getBoundingClientRect().height).toBeGreaterThan(height);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("You may change it.")).not.toBeVisible();
  expect([onDecline.mock.calls.length, onAgree.mock.calls.length]).toEqual([0, 0]);
});

it("is no answer when Escape is pressed", async () => {
  const onDecline = vi.fn<() => void>();
  await render(sample({ onDecline }));
  await userEvent.keyboard("{Escape}");
  await expect.element(banner()).toBeVisible();
  expect(onDecline).not.toHaveBeenCalled();
});

const scrolled = async (screens: number): Promise<void> => {
  scrollTo({ top: screens * innerHeight, behavior: "instant" });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};
const height = () => banner().element().getBoundingClientRect().height;

it("folds to a line with both answers a screen further down, shifts nothing, and opens by a tap or a key", async () => {
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift" });
  const onAgree = vi.fn<() => void>();
  await render(
    <main>
      {links(80)}
      {sample({ short: "Count pages?", onAgree })}
    </main>,
  );
  await scrolled(0.9);
  expect(height()).toBeGreaterThan(90);
  await scrolled(1);
  const question = banner().getByRole("button", { name: "Count pages?" });
  await expect.element(question).toHaveAttribute("aria-expanded", "false");
  expect(height()).toBe(44);
  const [, ...answers] = banner().getByRole("button").elements() as HTMLElement[];
  expect(answers.map(({ textContent }) => textContent)).toEqual(["Decline", "Agree"]);
  expect(answers.map(({ offsetHeight }) => offsetHeight)).toEqual([44, 44]);
  expect(new Set(answers.map(({ offsetWidth }) => offsetWidth)).size).toBe(1);
  await new Promise(requestAnimationFrame);
  expect([...shifts, ...observer.takeRecords()]).toEqual([]);
  observer.disconnect();
  await question.click();
  expect(height()).toBeGreaterThan(90);
  await scrolled(2);
  await expect.element(question).toBeVisible();
  (answers[0] as HTMLElement).blur();
  (banner().getByRole("button", { name: "Agree" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(height()).toBeGreaterThan(90);
  expect(document.activeElement?.textContent).toBe("Decline");
  await scrolled(4);
  expect(height()).toBeGreaterThan(90);
  await banner().getByRole("button", { name: "Agree" }).click();
  expect(onAgree).toHaveBeenCalledOnce();
  scrollTo({ top: 0, behavior: "instant" });
});

it("comes folded where the page was scrolled by a screen before", async () => {
  const page1 = (open: boolean) => (
    <main>
      {links(40)}
      {sample({ short: "Count pages?", open })}
    </main>
  );
  const { rerender } = await render(page1(false));
  await scrolled(1.2);
  await rerender(page1(true));
  await expect.element(banner().getByRole("button", { name: "Count pages?" })).toBeVisible();
  expect(height()).toBe(44);
  scrollTo({ top: 0, behavior: "instant" });
});

it("comes folded on a phone on its side, and stays open where it was opened", async () => {
  const { innerWidth: width, innerHeight: tall } = window;
  await page.viewport(667, 375);
  await render(
    <main>
      {links(40)}
      {sample({ short: "Count pages?" })}
    </main>,
  );
  const question = banner().getByRole("button", { name: "Count pages?" });
  await expect.element(question).toBeVisible();
  const { left, right } = banner().element().getBoundingClientRect();
  expect([left, right, height()]).toEqual([0, 667, 44]);
  await question.click();
  await scrolled(0.5);
  await expect.element(page.getByText("We would like to count pages.")).toBeVisible();
  await scrolled(1.6);
  await expect.element(question).toBeVisible();
  scrollTo({ top: 0, behavior: "instant" });
  await page.viewport(width, tall);
});

it("never covers what has the focus, to the end of the page", async () => {
  await render(
    <main>
      {links(14)}
      {sample()}
    </main>,
  );
  await expect.element(banner()).toBeVisible();
  await expect
    .poll(() => document.querySelector<HTMLElement>(".el-consent-banner__room")?.offsetHeight)
    .toBeGreaterThan(50);
  for (let at = 0; at < 14; at += 1) {
    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement as HTMLElement;
    expect(focused.textContent).toBe(`link ${at}`);
    const edge = document.querySelector(".el-consent-banner")?.getBoundingClientRect().top ?? 0;
    expect(focused.getBoundingClientRect().bottom).toBeLessThan(edge);
  }
  scrollTo({ top: 0, behavior: "instant" });
});

it("leaves a section with the focus where a jump has put it, below the page's own bar", async () => {
  document.documentElement.style.scrollPaddingTop = "80px";
  const section = (shown: boolean) => (
    <main>
      <div style={{ height: 900 }} />
      <section tabIndex={-1} style={{ height: 1200 }}>
        form
      </section>
      {sample({ open: shown })}
    </main>
  );
  const { rerender } = await render(section(false));
  const target = document.querySelector("section") as HTMLElement;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: "instant" });
  expect(target.getBoundingClientRect().top).toBe(80);
  await rerender(section(true));
  await expect
    .poll(() => document.documentElement.style.getPropertyValue("--el-bottom-inset"))
    .toMatch(/^\d{2,}px$/);
  expect(target.getBoundingClientRect().top).toBe(80);
  document.documentElement.style.removeProperty("scroll-padding-top");
  scrollTo({ top: 0, behavior: "instant" });
});

it("comes by the page's choice alone, never from a server by itself", () => {
  expect(renderToString(sample({ open: false }))).toBe("");
  expect(renderToString(sample())).toContain("Decline");
});
