import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/index.ts";
import { ConsentBanner } from "../consent-banner/ConsentBanner.tsx";
import { ChatIcon } from "../icon/index.ts";
import { art } from "../internal/stories/art.ts";
import { zh } from "../locale/zh.ts";
import { SearchBox } from "../search-box/index.ts";
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
const WHOLE = [64, 48];
const GONE = [0, 0];
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

it("stands above a banner that asks", async () => {
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
  const fromBelow = (): number => Math.round(innerHeight - box(".el-floating-group").bottom);
  await expect.poll(() => box(".el-consent-banner").height).toBeGreaterThanOrEqual(44);
  await expect.poll(fromBelow).toBe(16 + Math.round(box(".el-consent-banner").height));
  await expect.poll(widths).toEqual(WHOLE);
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

/** Rests at once: what it looks at is already there. */
const shownOver = async (content: ReactElement): Promise<void> => {
  await render(
    <>
      {content}
      {group}
    </>,
  );
  await expect.poll(() => document.querySelector("[data-placed]")).not.toBeNull();
};
const atTheEdge = { position: "fixed", inset: "auto 10px 40px" } as const;

const TAKEN: Readonly<Record<string, ReactElement>> = {
  "text that reaches into it": <p style={atTheEdge}>{"words that reach to the edge ".repeat(8)}</p>,
  "a card whose link covers all of it": (
    <article style={{ ...atTheEdge, height: 40 }}>
      <style>{"article a::after { position: absolute; inset: 0; content: '' }"}</style>
      <a href="#card">card</a>
    </article>
  ),
  "a link to the same place": <a href="https://gift.example.com">Refer a client</a>,
  "a footer that says the same further up": (
    <footer>
      <p style={{ marginTop: -400, height: 400 }}>
        <a href="https://gift.example.com">Refer a client</a>
      </p>
      <p style={{ height: 100 }}>End</p>
    </footer>
  ),
  "a form": <form style={{ height: 100 }} />,
};
const FREE: Readonly<Record<string, ReactElement>> = {
  "text that ends beside it": <p style={atTheEdge}>short</p>,
  "a picture without a name": <img style={atTheEdge} width={300} height={60} alt="" />,
  "a search": (
    <ConfigProvider locale={zh}>
      <SearchBox action="/search" />
    </ConfigProvider>
  ),
  "a link to the same place further down": (
    <a href="https://gift.example.com" style={{ position: "absolute", top: 3000 }}>
      Refer a client
    </a>
  ),
};

for (const [what, content] of Object.entries(TAKEN)) {
  it(`is gone, and nowhere else, where ${what} is in view`, async () => {
    await shownOver(content);
    await expect.poll(widths).toEqual(GONE);
    expect(Math.round(innerHeight - box(".el-floating-group").bottom)).toBe(16);
  });
}

for (const [what, content] of Object.entries(FREE)) {
  it(`is whole beside ${what}`, async () => {
    await shownOver(content);
    await expect.poll(widths).toEqual(WHOLE);
  });
}

it("looks again where the screen turns", async () => {
  await shownOver(
    <>
      <div style={{ height: 4000 }} />
      <a href="#here" style={{ position: "absolute", top: 540, right: 10, padding: 30 }}>
        under
      </a>
    </>,
  );
  await expect.poll(widths).toEqual(WHOLE);
  await page.viewport(375, 640);
  await expect.poll(widths).toEqual(GONE);
  await page.viewport(375, 812);
  await expect.poll(widths).toEqual(WHOLE);
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
