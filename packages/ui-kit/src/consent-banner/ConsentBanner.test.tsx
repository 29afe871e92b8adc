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

it("gives the focus back when it is answered, to the page where that came from nowhere", async () => {
  const page1 = (open: boolean) => (
    <main tabIndex={-1}>
      <a href="#link">link</a>
      {sample({ open })}
    </main>
  );
  const { rerender } = await render(page1(true));
  const link = page.getByRole("link", { name: "link" }).element() as HTMLElement;
  const focusAnswers = (): void => {
    for (const name of ["Decline", "Agree"])
      (page.getByRole("button", { name }).element() as HTMLElement).focus();
  };
  link.focus();
  focusAnswers();
  await rerender(page1(false));
  expect(document.activeElement).toBe(link);
  link.blur();
  await rerender(page1(true));
  focusAnswers();
  await rerender(page1(false));
  expect(document.activeElement).toBe(document.querySelector("main"));
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

for (const [width, lines, most] of [
  [320, 2, 60],
  [375, 2, 60],
  [667, 1, 48],
] as const)
  it(`is one bar with both answers beside the question at ${width}, and shifts nothing`, async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(width, 375);
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift" });
    const details = { label: "Details", text: "You may change it." };
    const page1 = (open: boolean) => (
      <main>
        {links(20)}
        {sample({ text: "Count pages?", details, open })}
      </main>
    );
    const { rerender } = await render(page1(false));
    await rerender(page1(true));
    await expect.element(banner()).toBeVisible();
    const { left, right, height } = banner().element().getBoundingClientRect();
    expect([left, right]).toEqual([0, width]);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThanOrEqual(most);
    const text = banner().getByText("Count pages?").element().getBoundingClientRect();
    const policy = banner().getByRole("link").element().getBoundingClientRect();
    expect(policy.top < text.bottom ? 1 : 2).toBe(lines);
    const answers = banner().getByRole("button").elements().slice(1) as HTMLElement[];
    expect(answers.map(({ offsetHeight }) => offsetHeight >= 44)).toEqual([true, true]);
    expect(new Set(answers.map(({ offsetWidth }) => offsetWidth)).size).toBe(1);
    expect((answers[0] as HTMLElement).getBoundingClientRect().top).toBeLessThan(text.bottom);
    await new Promise(requestAnimationFrame);
    expect([...shifts, ...observer.takeRecords()]).toEqual([]);
    observer.disconnect();
    await page.viewport(innerWidth, innerHeight);
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
    .toBeGreaterThanOrEqual(44);
  for (let at = 0; at < 14; at += 1) {
    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement as HTMLElement;
    expect(focused.textContent).toBe(`link ${at}`);
    const edge = document.querySelector(".el-consent-banner")?.getBoundingClientRect().top ?? 0;
    expect(focused.getBoundingClientRect().bottom).toBeLessThan(edge);
  }
  scrollTo({ top: 0, behavior: "instant" });
});

it.each(["before it comes", "while it rises"])("uncovers what gets the focus %s", async (moment) => {
  const content = (shown: boolean) => (
    <main>
      {links(14)}
      {sample({ open: shown })}
    </main>
  );
  const { rerender } = await render(content(false));
  const target = page.getByRole("link", { name: "link 9" }).element() as HTMLElement;
  target.scrollIntoView({ block: "end", behavior: "instant" });
  if (moment === "before it comes") target.focus();
  await rerender(content(true));
  const bar = banner().element();
  await expect
    .poll(() => document.documentElement.style.getPropertyValue("--el-bottom-inset"))
    .toMatch(/^\d/);
  target.focus();
  await Promise.all(bar.getAnimations().map(async ({ finished }) => finished));
  expect(target.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
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

it("stands in no way of the page around it where a blocker has taken it out", async () => {
  const around = (footer: boolean, open: boolean) => (
    <div data-page>
      {footer && <footer>footer</footer>}
      {sample({ open })}
    </div>
  );
  const { rerender } = await render(around(false, true));
  for (const part of document.querySelectorAll("[class*=consent-banner]")) part.remove();
  await rerender(around(true, true));
  await rerender(around(true, false));
  expect(document.querySelector("[data-page]")?.innerHTML).toBe("<footer>footer</footer>");
});

it("comes by the page's choice alone, never from a server by itself", () => {
  expect(renderToString(sample({ open: false }))).toBe("");
  expect(renderToString(sample())).toContain("Decline");
});
