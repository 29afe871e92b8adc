import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TEXTS } from "../internal/stories/texts.ts";
import { Carousel } from "./Carousel.tsx";

const labels = TEXTS.en.carousel;
const slides = ["one", "two", "three"].map((key) => ({ key, content: <p style={{ height: 200 }}>{key}</p> }));
const strip = (): HTMLElement => page.getByRole("list", { name: labels.carousel }).element() as HTMLElement;
const dot = (n: number) => page.getByRole("button", { name: `Show slide ${n}` });

it("shows a slide by its dot and says which one it is", async () => {
  const onChange = vi.fn<(index: number) => void>();
  await render(<Carousel labels={labels} slides={slides} onChange={onChange} />);
  await dot(3).click();
  await expect.element(dot(3)).toHaveAttribute("aria-current", "true");
  expect(onChange).toHaveBeenLastCalledWith(2);
  expect(strip().scrollLeft).toBeGreaterThan(strip().clientWidth);
});

it("moves by arrow keys and goes round", async () => {
  await render(<Carousel labels={labels} slides={slides} />);
  strip().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(dot(3)).toHaveAttribute("aria-current", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dot(1)).toHaveAttribute("aria-current", "true");
});

it("takes the focus along from a slide that an arrow key moves out of view", async () => {
  const withLinks = slides.map(({ key }) => ({ key, content: <a href={`#${key}`}>{key}</a> }));
  await render(<Carousel labels={labels} slides={withLinks} />);
  (page.getByRole("link", { name: "one" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dot(2)).toHaveAttribute("aria-current", "true");
  expect(document.activeElement).toBe(strip());
});

it("leaves arrow keys to a field in a slide, and with a modifier to the browser", async () => {
  const withFields = slides.map(({ key }) => ({
    key,
    content: <input aria-label={key} defaultValue="text" />,
  }));
  await render(<Carousel labels={labels} slides={withFields} />);
  const isTaken = (element: Element, init: KeyboardEventInit): boolean =>
    !element.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true, ...init }),
    );
  const field = page.getByRole("textbox", { name: "one" }).element() as HTMLElement;
  field.focus();
  expect(isTaken(field, {})).toBe(false);
  expect(document.activeElement).toBe(field);
  for (const modifier of ["altKey", "ctrlKey", "metaKey"])
    expect([modifier, isTaken(strip(), { [modifier]: true })]).toEqual([modifier, false]);
  expect(isTaken(strip(), {})).toBe(true);
});

it("follows a swipe", async () => {
  await render(<Carousel labels={labels} slides={slides} />);
  strip().scrollTo({ left: strip().clientWidth, behavior: "instant" });
  await expect.element(dot(2)).toHaveAttribute("aria-current", "true");
});

it("moves by itself until it is paused", async () => {
  document.documentElement.dataset["elMotion"] = "full";
  const onChange = vi.fn<(index: number) => void>();
  await render(
    <>
      <Carousel labels={labels} slides={slides} autoplay={60} onChange={onChange} />
      <p>Elsewhere</p>
    </>,
  );
  // It rests under the pointer, which lies where the test before has clicked.
  await page.getByText("Elsewhere").hover();
  // Which slide is in view when somebody looks is chance.
  await expect.poll(() => onChange.mock.calls[0]).toEqual([1]);
  await page.getByRole("button", { name: labels.pause }).click();
  await expect.element(page.getByRole("button", { name: labels.play })).toBeVisible();
});

it("goes on resting under the focus when a mouse has passed over it", async () => {
  document.documentElement.dataset["elMotion"] = "full";
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { container } = await render(
    <>
      <Carousel labels={labels} slides={slides} autoplay={60} />
      <p>Elsewhere</p>
    </>,
  );
  await page.getByText("Elsewhere").hover();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  // Of a focus that a script moves, the browser shows what keys have brought.
  await userEvent.keyboard("{Tab}");
  flushSync(() => strip().focus());
  expect([strip().matches(":focus-visible"), vi.getTimerCount()]).toEqual([true, 0]);
  flushSync(() => container.querySelector(".el-carousel")?.dispatchEvent(new PointerEvent("pointerleave")));
  expect(vi.getTimerCount()).toBe(0);
  flushSync(() => strip().blur());
  expect(vi.getTimerCount()).toBe(1);
});

it("rests from the start where less motion is wanted", async () => {
  document.documentElement.dataset["elMotion"] = "reduce";
  await render(<Carousel labels={labels} slides={slides} autoplay={60} />);
  await expect.element(page.getByRole("button", { name: labels.play })).toBeVisible();
  document.documentElement.dataset["elMotion"] = "full";
});

it("learns which slide was swiped to before hydration", async () => {
  const onChange = vi.fn<(index: number) => void>();
  const element = <Carousel labels={labels} slides={slides} onChange={onChange} />;
  const root = document.createElement("div");
  root.innerHTML = renderToString(element);
  document.body.append(root);
  strip().scrollTo({ left: strip().clientWidth, behavior: "instant" });
  const hydrated = hydrateRoot(root, element);
  await expect.poll(() => onChange.mock.calls).toEqual([[1]]);
  hydrated.unmount();
  root.remove();
});

it("is a strip to swipe before hydration, and takes over without a mismatch", async () => {
  const element = <Carousel labels={labels} slides={slides} autoplay={4000} />;
  const root = document.createElement("div");
  root.innerHTML = renderToString(element);
  document.body.append(root);
  expect(root.querySelectorAll(".el-carousel__slide")).toHaveLength(3);
  expect(getComputedStyle(root.querySelector(".el-carousel__controls") as Element).visibility).toBe("hidden");
  const hydrated = hydrateRoot(root, element);
  await expect.poll(() => root.querySelector(".is-hydrated")).not.toBeNull();
  hydrated.unmount();
  root.remove();
});
