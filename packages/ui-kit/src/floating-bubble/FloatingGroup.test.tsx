import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConsentBanner } from "../consent-banner/ConsentBanner.tsx";
import { ChatIcon } from "../icon/index.ts";
import { art } from "../internal/stories/art.ts";
import { FloatingBubble, FloatingGroup } from "./index.ts";

const group = (
  <FloatingGroup label="Contact">
    <FloatingBubble
      label="Refer a client"
      picture={art({ width: 64, height: 64, seed: 1 })}
      href="https://gift.example.com"
      newTab
    />
    <FloatingBubble label="Chat" icon={<ChatIcon />} expanded={false} />
  </FloatingGroup>
);
const box = (selector: string): DOMRect =>
  (document.querySelector(selector) as HTMLElement).getBoundingClientRect();
/** How much of the bubbles is to be seen, widths in CSS pixels. */
const widths = (): readonly number[] =>
  [...document.querySelectorAll(".el-floating-bubble")].map((one) => one.getBoundingClientRect().width);
const WHOLE = [64, 52];
const GONE = [0, 0];
const under = (
  <a href="#here" style={{ position: "absolute", top: 500, right: 10, padding: 30 }}>
    under
  </a>
);

beforeEach(() => {
  document.documentElement.dataset["elMotion"] = "reduce";
});
afterEach(async () => {
  delete document.documentElement.dataset["elMotion"];
  await page.viewport(375, 812);
  scrollTo({ top: 0, behavior: "instant" });
});

it("names a link and a button", async () => {
  await render(group);
  const link = page.getByRole("link", { name: "Refer a client" });
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(page.getByRole("button", { name: "Chat" })).toHaveAttribute("aria-expanded", "false");
  expect(box(".el-floating-bubble").width).toBeGreaterThanOrEqual(44);
});

it("makes room for a banner that comes", async () => {
  const nothing = (): void => undefined;
  await render(
    <>
      {group}
      <ConsentBanner
        title="Data"
        text="May we count?"
        policy={{ label: "Policy", href: "/policy" }}
        declineLabel="Decline"
        agreeLabel="Agree"
        onDecline={nothing}
        onAgree={nothing}
      />
    </>,
  );
  await expect.poll(() => innerHeight - box(".el-floating-group").bottom).toBeGreaterThan(100);
});

it("is gone while the page moves, but for keys, and whole once it rests", async () => {
  await render(
    <>
      <div style={{ height: 4000 }} />
      {group}
    </>,
  );
  await expect.poll(widths).toEqual(WHOLE);
  scrollTo({ top: 600, behavior: "instant" });
  await expect.poll(widths).toEqual(GONE);
  await expect.poll(widths).toEqual(WHOLE);
  scrollTo({ top: 500, behavior: "instant" });
  await expect.poll(widths).toEqual(GONE);
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.poll(widths).toEqual(WHOLE);
});

it("rises above whatever can be tapped, is seen or is read, and not above text that ends beside it", async () => {
  const line = (text: string): ReactElement => (
    <p style={{ position: "fixed", inset: "auto 10px 100px", fontSize: 14 }}>{text}</p>
  );
  const content = (text: string): ReactElement => (
    <>
      {line(text)}
      <article style={{ position: "fixed", inset: "auto 10px 0", height: 40 }}>
        <style>{"article a::after { position: absolute; inset: 0; content: '' }"}</style>
        <a href="#card">card</a>
      </article>
      {group}
    </>
  );
  const { rerender } = await render(content("short"));
  await expect.poll(() => Math.round(innerHeight - box(".el-floating-group").bottom)).toBeGreaterThan(40);
  await expect.poll(() => box(".el-floating-group").bottom).toBeGreaterThan(innerHeight - 80);
  await rerender(content("words that reach to the edge ".repeat(8)));
  dispatchEvent(new Event("resize"));
  await expect.poll(() => box(".el-floating-group").bottom).toBeLessThan(innerHeight - 120);
  expect(widths()).toEqual(WHOLE);
  await rerender(content("short"));
  dispatchEvent(new Event("resize"));
  await expect.poll(() => box(".el-floating-group").bottom).toBeGreaterThan(innerHeight - 80);
});

it("stays gone where it would cover something in each place", async () => {
  await render(
    <>
      <p style={{ fontSize: 30, lineHeight: 1 }}>{"words that reach to the edge ".repeat(200)}</p>
      {group}
    </>,
  );
  await expect.poll(() => document.querySelector("[data-placed]")).not.toBeNull();
  await expect.poll(widths).toEqual(GONE);
});

it("finds another place where the screen turns or the group has glided", async () => {
  await render(
    <>
      <div style={{ height: 4000 }} />
      {under}
      {group}
    </>,
  );
  const fromBelow = (): number => Math.round(innerHeight - box(".el-floating-group").bottom);
  await expect.poll(widths).toEqual(WHOLE);
  expect(fromBelow()).toBe(16);
  await page.viewport(375, 640);
  await expect.poll(fromBelow).toBeGreaterThan(100);
  await page.viewport(375, 812);
  await expect.poll(fromBelow).toBe(16);
  const place = document.querySelector(".el-floating-group") as HTMLElement;
  place.style.bottom = "188px";
  place.dispatchEvent(new TransitionEvent("transitionend", { propertyName: "bottom" }));
  await expect.poll(fromBelow).toBeGreaterThan(188);
});

it("is gone while a keyboard is open", async () => {
  await render(group);
  const viewport = window.visualViewport as VisualViewport;
  const height = vi.spyOn(viewport, "height", "get").mockReturnValue(innerHeight - 300);
  viewport.dispatchEvent(new Event("resize"));
  await expect
    .poll(() => getComputedStyle(document.querySelector(".el-floating-bubble") as Element).visibility)
    .toBe("hidden");
  height.mockRestore();
  viewport.dispatchEvent(new Event("resize"));
  await expect
    .poll(() => getComputedStyle(document.querySelector(".el-floating-bubble") as Element).visibility)
    .toBe("visible");
});

it("is there before any script", () => {
  expect(renderToString(group)).toContain('aria-label="Chat"');
});
