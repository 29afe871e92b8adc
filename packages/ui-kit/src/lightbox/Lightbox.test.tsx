import { useState, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { pinch, touch } from "../../test/touch.ts";
import { ConfigProvider } from "../config-provider/ConfigProvider.tsx";
import { art } from "../internal/stories/art.ts";
import { en } from "../locale/en.ts";
import { Lightbox, TAP_ZOOM, type LightboxProps } from "./index.ts";

const texts = en.lightbox;
const items = ["one", "two", "three"].map((key, at) => ({
  key,
  caption: `caption ${key}`,
  picture: { ...art({ width: 800, height: 600, seed: at }), alt: key },
}));

function Sample(props: Partial<LightboxProps>): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <ConfigProvider locale={en}>
      <Lightbox
        items={items}
        {...props}
        open={open}
        onClose={(reason) => {
          props.onClose?.(reason);
          setOpen(false);
        }}
      />
    </ConfigProvider>
  );
}

const position = async (n: number): Promise<void> =>
  expect.element(page.getByRole("status")).toHaveTextContent(`${n} of 3`);
const frameOf = (key: string): HTMLElement =>
  document.querySelector(`img[alt="${key}"]`)?.parentElement as HTMLElement;
const scaleOf = (key: string): number => {
  const image = document.querySelector(`img[alt="${key}"]`) as HTMLElement;
  return image.getBoundingClientRect().width / image.offsetWidth;
};
const ready = async (key: string): Promise<void> => {
  await vi.waitUntil(() => frameOf(key) !== undefined && !frameOf(key).classList.contains("is-loading"));
  await vi.waitUntil(() => document.querySelector(".el-lightbox__panel")?.getAnimations().length === 0);
};

beforeEach(() => {
  document.documentElement.dataset["elMotion"] = "reduce";
});
afterEach(() => {
  delete document.documentElement.dataset["elMotion"];
});

describe("Lightbox", () => {
  it("keeps the picture in view while its room changes, from nothing on", async () => {
    const room = document.head.appendChild(document.createElement("style"));
    room.textContent = ".el-lightbox__strip { display: none }";
    await render(<Sample index={1} />);
    await position(2);
    const strip = document.querySelector(".el-lightbox__strip") as HTMLElement;
    for (const width of ["300px", "220px", "375px"]) {
      room.textContent = `.el-lightbox__strip { width: ${width} }`;
      await expect.poll(() => `${strip.clientWidth}px`).toBe(width);
      await expect.poll(() => strip.scrollLeft).toBe(strip.clientWidth);
    }
    room.remove();
    await position(2);
  });

  it("opens with the picture that was tapped, and loads only its neighbours", async () => {
    await render(<Sample index={2} />);
    await position(3);
    await expect.element(page.getByText("caption three")).toBeVisible();
    expect([...document.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["two", "three"]);
  });

  it("goes on by keys and buttons, and stops at the ends", async () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    await render(<Sample onIndexChange={onIndexChange} />);
    await position(1);
    const previous = page.getByRole("button", { name: texts.previous });
    await expect.element(previous).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("button", { name: texts.next }).click();
    await position(2);
    await userEvent.keyboard("{ArrowRight}");
    await position(3);
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    await position(2);
    expect(onIndexChange.mock.calls).toEqual([[1], [2], [1]]);
  });

  it("follows a swipe", async () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    await render(<Sample onIndexChange={onIndexChange} />);
    await ready("one");
    await touch(frameOf("one"), { dx: -220 });
    await position(2);
    expect(onIndexChange.mock.calls).toEqual([[1]]);
  });

  it("tells a picture once that scrolls on before it is drawn", async () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    await render(<Sample onIndexChange={onIndexChange} />);
    await ready("one");
    const strip = document.querySelector(".el-lightbox__strip") as HTMLElement;
    strip.scrollTo({ left: strip.clientWidth, behavior: "instant" });
    strip.dispatchEvent(new Event("scroll"));
    strip.dispatchEvent(new Event("scroll"));
    await position(2);
    expect(onIndexChange.mock.calls).toEqual([[1]]);
  });

  it("enlarges by a double tap where it was tapped, and shows the whole by another", async () => {
    await render(<Sample />);
    await ready("one");
    const twice = async (): Promise<void> => {
      // However long the machine takes, by the clock of the events the taps are 120 ms apart.
      const at = Date.now();
      await touch(frameOf("one"), { from: [0.8, 0.5], at });
      await touch(frameOf("one"), { from: [0.8, 0.5], at: at + 120 });
    };
    await twice();
    await expect.poll(() => scaleOf("one")).toBeCloseTo(TAP_ZOOM, 1);
    const { left, right } = (document.querySelector('img[alt="one"]') as HTMLElement).getBoundingClientRect();
    expect(innerWidth - right).toBeGreaterThan(left);
    await expect.element(page.getByRole("button", { name: texts.zoomOut })).toBeVisible();
    await twice();
    await expect.poll(() => scaleOf("one")).toBeCloseTo(1, 1);
  });

  it("enlarges by two fingers, and is dragged instead of turned or closed then", async () => {
    await render(<Sample />);
    await ready("one");
    await pinch(frameOf("one"), { from: 40, to: 120 });
    await expect.poll(() => scaleOf("one")).toBeGreaterThan(2);
    const image = document.querySelector('img[alt="one"]') as HTMLElement;
    const before = image.getBoundingClientRect().left;
    await touch(frameOf("one"), { dx: -60, dy: 200 });
    await expect.poll(() => image.getBoundingClientRect().left).toBeLessThan(before - 30);
    await position(1);
    expect(document.querySelector("dialog[open]")).not.toBeNull();
  });

  it("enlarges by button and keys, and forgets it on the next picture", async () => {
    await render(<Sample />);
    await ready("one");
    await page.getByRole("button", { name: texts.zoomIn }).click();
    await expect.poll(() => scaleOf("one")).toBeCloseTo(TAP_ZOOM, 1);
    await userEvent.keyboard("0");
    await expect.poll(() => scaleOf("one")).toBeCloseTo(1, 1);
    await userEvent.keyboard("++");
    await expect.poll(() => scaleOf("one")).toBeCloseTo(2.25, 1);
    await userEvent.keyboard("{ArrowRight}");
    await position(2);
    await expect.poll(() => scaleOf("one")).toBeCloseTo(1, 1);
    await expect.element(page.getByRole("button", { name: texts.zoomIn })).toBeVisible();
  });

  it.each([
    ["a swipe down", "swipe", async () => touch(frameOf("one"), { dy: 400 })],
    ["Escape", "escape", async () => userEvent.keyboard("{Escape}")],
    ["its button", "button", async () => page.getByRole("button", { name: "Close" }).click()],
  ] as const)("closes by %s", async (_by, reason, act) => {
    const onClose = vi.fn<(reason: string) => void>();
    await render(<Sample onClose={onClose} />);
    await ready("one");
    await act();
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
    expect(onClose.mock.calls).toEqual([[reason]]);
  });

  it("says when a picture does not come", async () => {
    const broken = {
      key: "x",
      picture: { src: "data:image/png;base64,AAAA", width: 1, height: 1, alt: "x" },
    };
    await render(<Sample items={[broken]} />);
    await expect.element(page.getByText(texts.failed)).toBeVisible();
  });

  it("is closed on a server", () => {
    const html = renderToString(
      <ConfigProvider locale={en}>
        <Lightbox open={false} items={items} />
      </ConfigProvider>,
    );
    expect(html).not.toContain("<img");
  });
});
