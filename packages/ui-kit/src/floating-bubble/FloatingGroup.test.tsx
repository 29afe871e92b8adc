import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConsentBanner } from "../consent-banner/ConsentBanner.tsx";
import { ConsultBar } from "../consult-bar/ConsultBar.tsx";
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
/** Where what is drawn on the bubbles ends, whole pixels. */
const signEnds = (): readonly number[] =>
  [".el-picture", "svg"].map((sign) => Math.floor(box(`.el-floating-bubble ${sign}`).right));
const classes = (): DOMTokenList => (document.querySelector(".el-floating-group") as HTMLElement).classList;

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

it("lies above the bar at the bottom edge", async () => {
  await render(
    <>
      <div style={{ height: 4000 }} />
      {group}
      <ConsultBar label="Consult">bar</ConsultBar>
    </>,
  );
  await expect.poll(() => box(".el-floating-group").bottom).toBeLessThan(box(".el-consult-bar").top);
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

it("tucks itself away with the whole sign in view while the page is read, and comes back", async () => {
  await render(
    <>
      <div style={{ height: 4000 }} />
      {group}
    </>,
  );
  const contentEdge = innerWidth - 20;
  scrollTo({ top: 600, behavior: "instant" });
  await expect.poll(() => classes().contains("is-tucked")).toBe(true);
  await expect.poll(() => box(".el-floating-bubble").left).toBeGreaterThanOrEqual(contentEdge - 16);
  for (const end of signEnds()) expect(end).toBeLessThanOrEqual(innerWidth);
  scrollTo({ top: 500, behavior: "instant" });
  await expect.poll(() => classes().contains("is-tucked")).toBe(false);
});

it("stays in the margin of the narrowest screens until it is wanted", async () => {
  await page.viewport(320, 640);
  await render(group);
  const chat = (): DOMRect => box("button.el-floating-bubble");
  await expect.poll(() => chat().left).toBeGreaterThan(290);
  for (const end of signEnds()) expect(end).toBeLessThanOrEqual(320);
  await userEvent.keyboard("{Tab}{Tab}");
  expect(document.activeElement?.tagName).toBe("BUTTON");
  await expect.poll(() => chat().right).toBeLessThan(320);
});

it("makes way for whatever can be tapped", async () => {
  await render(
    <>
      <button type="button" style={{ position: "fixed", right: 10, bottom: 30 }}>
        under
      </button>
      {group}
    </>,
  );
  await expect.poll(() => classes().contains("is-tucked")).toBe(true);
  await expect.poll(() => box(".el-floating-bubble").left).toBeGreaterThan(innerWidth - 40);
  await page.getByRole("button", { name: "under" }).click();
});

it("makes way for text, until it is looked for", async () => {
  await render(
    <>
      <p style={{ position: "fixed", inset: "auto 10px 30px" }}>
        {"words that reach to the edge ".repeat(8)}
      </p>
      <div style={{ height: 4000 }} />
      {group}
    </>,
  );
  await expect.poll(() => classes().contains("is-tucked")).toBe(true);
  const scrolled = new Promise((resolve) => {
    addEventListener("scroll", resolve, { once: true });
  });
  scrollTo({ top: 600, behavior: "instant" });
  await scrolled;
  scrollTo({ top: 500, behavior: "instant" });
  await expect.poll(() => classes().contains("is-tucked")).toBe(false);
});

it("stays beside text that ends before it", async () => {
  const words = (text: string): ReactElement => (
    <>
      <p style={{ position: "fixed", inset: "auto 10px 30px" }}>{text}</p>
      {group}
    </>
  );
  const { rerender } = await render(words("words that reach to the edge ".repeat(8)));
  await expect.poll(() => classes().contains("is-tucked")).toBe(true);
  await rerender(words("few words"));
  dispatchEvent(new Event("resize"));
  await expect.poll(() => classes().contains("is-tucked")).toBe(false);
});

it("makes way again where the screen turns or the group has glided to its place", async () => {
  await render(
    <>
      <div style={{ height: 4000 }} />
      <a href="#here" style={{ position: "absolute", top: 500, right: 10, padding: 30 }}>
        under
      </a>
      {group}
    </>,
  );
  await expect.poll(() => classes().contains("is-tucked")).toBe(false);
  await page.viewport(375, 640);
  await expect.poll(() => classes().contains("is-tucked")).toBe(true);
  await page.viewport(375, 812);
  await expect.poll(() => classes().contains("is-tucked")).toBe(false);
  const place = document.querySelector(".el-floating-group") as HTMLElement;
  place.style.bottom = "188px";
  place.dispatchEvent(new TransitionEvent("transitionend", { propertyName: "bottom" }));
  await expect.poll(() => classes().contains("is-tucked")).toBe(true);
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
