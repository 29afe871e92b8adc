import { StrictMode, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { forceColors } from "../../test/forceColors.ts";
import { touch } from "../../test/touch.ts";
import { ConfigProvider } from "../config-provider/ConfigProvider.tsx";
import { puzzle } from "../internal/stories/puzzle.ts";
import { en } from "../locale/en.ts";
import { Popup } from "../popup/Popup.tsx";
import {
  CAPTCHA_TRACK_POINTS,
  SliderCaptcha,
  type SliderAnswer,
  type SliderCaptchaProps,
  type SliderChallenge,
} from "./index.ts";

const TOLERANCE_PX = 5;
const texts = en.sliderCaptcha;

/** A server in small: knows where the gaps are, and takes each puzzle once. */
function server(expiresInMs?: number) {
  let issued = 0;
  const gaps = new Map<string, number>();
  const answers: SliderAnswer[] = [];
  return {
    answers,
    gap: () => [...gaps.values()].at(-1) ?? Number.NaN,
    issued: () => issued,
    load: async (): Promise<SliderChallenge> => {
      issued += 1;
      const { gapX, ...challenge } = puzzle(issued);
      gaps.set(challenge.challengeId, gapX);
      return expiresInMs === undefined ? challenge : { ...challenge, expiresInMs };
    },
    verify: async (answer: SliderAnswer): Promise<boolean> => {
      answers.push(answer);
      const gap = gaps.get(answer.challengeId);
      gaps.delete(answer.challengeId);
      return gap !== undefined && Math.abs(gap - answer.x) <= TOLERANCE_PX;
    },
  };
}

const element = (props: SliderCaptchaProps): ReactElement => (
  <ConfigProvider locale={en}>
    <SliderCaptcha {...props} />
  </ConfigProvider>
);
const group = () => page.getByRole("group", { name: texts.title });
const slider = () => page.getByRole("slider", { name: texts.slider });
const thumb = (): HTMLElement => slider().element() as HTMLElement;
const ready = async (): Promise<void> => expect.element(slider()).toHaveAttribute("aria-disabled", "false");
const said = async (text: string): Promise<void> =>
  expect.element(page.getByRole("status")).toHaveTextContent(text);
/** The thumb, come to rest with all that it lies in. */
const restingThumb = async (): Promise<HTMLElement> => {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).target?.contains(thumb()));
  await Promise.all(moving.map(async ({ finished }) => finished));
  return thumb();
};
/** Way of the thumb that brings the piece to x, CSS pixels. */
const wayTo = (x: number): number => {
  const rail = thumb().parentElement as HTMLElement;
  return (x / 250) * (rail.clientWidth - thumb().offsetWidth);
};

beforeEach(() => {
  document.documentElement.dataset["elMotion"] = "reduce";
});
afterEach(() => {
  delete document.documentElement.dataset["elMotion"];
});

it("has an edge around its rail and its thumb where colours are forced", async () => {
  await forceColors();
  await render(element(server()));
  await ready();
  const { outlineStyle } = getComputedStyle(thumb().parentElement as Element);
  expect([outlineStyle, getComputedStyle(thumb()).borderStyle]).toEqual(["solid", "solid"]);
});

describe("SliderCaptcha by finger", () => {
  it("answers in pixels of the picture, with the way there", async () => {
    const api = server();
    const onSuccess = vi.fn<() => void>();
    await render(element({ load: api.load, verify: api.verify, onSuccess }));
    await ready();
    await touch(thumb(), { dx: wayTo(api.gap()), dy: 6, stepMs: 40 });
    await said(texts.success);
    expect(onSuccess).toHaveBeenCalledTimes(1);
    const { x, track, challengeId } = api.answers[0] as SliderAnswer;
    expect(challengeId).toBe("puzzle-1");
    expect(Math.abs(x - puzzle(1).gapX)).toBeLessThanOrEqual(1);
    expect(track[0]).toEqual({ x: 0, y: 0, t: 0 });
    expect(track.at(-1)).toMatchObject({ x });
    expect(track.at(-1)?.t).toBeGreaterThan(100);
    expect(track.at(-1)?.y).toBeGreaterThan(0);
    expect(track.length).toBeLessThanOrEqual(CAPTCHA_TRACK_POINTS);
  });

  it("puts the piece over the gap it was brought to, at any width", async () => {
    for (const width of [240, 335]) {
      const api = server();
      const { unmount } = await render(<div style={{ width }}>{element(api)}</div>);
      await ready();
      await touch(thumb(), { dx: wayTo(api.gap()), stepMs: 40 });
      await said(texts.success);
      const picture = document.querySelector(".el-slider-captcha__picture") as HTMLElement;
      const piece = document.querySelector(".el-slider-captcha__piece") as HTMLElement;
      expect(picture.clientWidth).toBe(width);
      await expect.poll(() => (piece.offsetLeft / width) * 300).toBeCloseTo(puzzle(1).gapX, -1);
      await unmount();
    }
  });

  it("can be worked by the piece itself", async () => {
    const api = server();
    await render(element(api));
    await ready();
    const piece = document.querySelector(".el-slider-captcha__piece") as HTMLElement;
    const width = document.querySelector(".el-slider-captcha__picture")?.clientWidth ?? 0;
    await touch(piece, { dx: (api.gap() / 300) * width, stepMs: 40 });
    await said(texts.success);
    expect(api.answers).toHaveLength(1);
  });

  it("is worked by taps alone: on the gap, nearer, and on the slider", async () => {
    const api = server();
    await render(element(api));
    await ready();
    const picture = document.querySelector(".el-slider-captcha__background") as HTMLElement;
    const tapAt = async (x: number): Promise<void> => touch(picture, { from: [(x + 25) / 300, 0.5] });
    const gap = api.gap();
    await tapAt(gap - 40);
    await said(texts.placed);
    await tapAt(gap);
    await expect.element(slider()).toHaveAttribute("aria-valuenow", String(gap));
    expect(api.answers).toEqual([]);
    // A hand that trembles.
    await touch(await restingThumb(), { dx: 6, dy: -4 });
    await said(texts.success);
    expect(api.answers[0]?.track.map(({ x }) => x)).toEqual([0, gap - 40, gap]);
  });

  it("goes on from where a tap placed the piece", async () => {
    const api = server();
    await render(element(api));
    await ready();
    const picture = document.querySelector(".el-slider-captcha__background") as HTMLElement;
    await touch(picture, { from: [(api.gap() + 25 - 60) / 300, 0.5] });
    await said(texts.placed);
    await touch(await restingThumb(), { dx: wayTo(60), stepMs: 40 });
    await said(texts.success);
    expect(api.answers).toHaveLength(1);
  });

  it("takes no tap for an answer", async () => {
    const api = server();
    await render(element(api));
    await ready();
    await touch(thumb(), {});
    await expect.element(group()).toHaveClass("is-idle");
    expect(api.answers).toEqual([]);
  });

  it("brings the next puzzle after a wrong answer, and says so until it is touched", async () => {
    const api = server();
    await render(element(api));
    await ready();
    await touch(thumb(), { dx: wayTo(20) });
    await said(texts.error);
    await expect.poll(() => api.issued()).toBe(2);
    await ready();
    await expect.element(slider()).toHaveAttribute("aria-valuenow", "0");
    await said(texts.error);
    await touch(thumb(), { dx: wayTo(api.gap()), stepMs: 40 });
    await said(texts.success);
    expect(api.answers.map(({ challengeId }) => challengeId)).toEqual(["puzzle-1", "puzzle-2"]);
  });

  it("slides in a sheet without moving page or sheet", async () => {
    const api = server();
    await render(
      <ConfigProvider locale={en}>
        <div style={{ height: 3000 }} />
        <Popup open title="Sheet">
          <SliderCaptcha {...api} />
        </Popup>
      </ConfigProvider>,
    );
    await ready();
    await touch(await restingThumb(), { dx: wayTo(api.gap()), dy: 120, stepMs: 40 });
    await said(texts.success);
    expect(scrollY).toBe(0);
    expect((document.querySelector(".el-popup__panel") as HTMLElement).style.transform).toBe("");
  });
});

describe("SliderCaptcha by keys", () => {
  it("moves by one and by ten pixels, and answers by Enter", async () => {
    const api = server();
    await render(element(api));
    await ready();
    thumb().focus();
    await expect.element(slider()).toHaveAccessibleDescription(texts.instructions);
    const value = async (x: number): Promise<void> =>
      expect.element(slider()).toHaveAttribute("aria-valuenow", String(x));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await value(1);
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}{PageUp}{PageDown}");
    await value(11);
    await userEvent.keyboard("{Control>}{ArrowRight}{Enter}{/Control}");
    await value(11);
    expect(api.answers).toEqual([]);
    await userEvent.keyboard("{End}");
    await value(250);
    await expect.element(slider()).toHaveAttribute("aria-valuetext", "250 of 250 pixels");
    await userEvent.keyboard("{Home}");
    await value(0);
    const gap = api.gap();
    await userEvent.keyboard("{PageUp}".repeat(Math.floor(gap / 10)) + "{ArrowRight}".repeat(gap % 10));
    await value(gap);
    await userEvent.keyboard("{Enter}");
    await said(texts.success);
    expect(api.answers[0]?.track.at(-1)).toMatchObject({ x: gap, y: 0 });
    expect(document.activeElement).toBe(thumb());
  });

  it("answers nothing before the piece was moved", async () => {
    const api = server();
    await render(element(api));
    await ready();
    thumb().focus();
    await userEvent.keyboard("{Enter}");
    expect(api.answers).toEqual([]);
  });
});

describe("SliderCaptcha and its source", () => {
  it("loads one puzzle, in strict mode too, and another on demand", async () => {
    const api = server();
    await render(<StrictMode>{element(api)}</StrictMode>);
    await ready();
    const before = api.issued();
    await page.getByRole("button", { name: texts.refresh }).click();
    await ready();
    expect(api.issued()).toBe(before + 1);
  });

  it("says when a puzzle is too old, and takes no answer for it", async () => {
    const api = server(60);
    await render(element(api));
    await said(texts.expired);
    await expect.element(slider()).toHaveAttribute("aria-disabled", "true");
    thumb().focus();
    await userEvent.keyboard("{End}{Enter}");
    expect(api.answers).toEqual([]);
    await page.getByRole("button", { name: texts.refresh }).click();
    await expect.poll(() => api.issued()).toBe(2);
  });

  it("offers to try again when none comes, or its pictures do not", async () => {
    const api = server();
    const load = vi
      .fn<() => Promise<SliderChallenge>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValueOnce({ ...puzzle(1), background: "data:image/png;base64,AAAA" })
      .mockImplementation(api.load);
    await render(element({ load, verify: api.verify }));
    await said(texts.failed);
    await page.getByRole("button", { name: texts.refresh }).click();
    await expect.poll(() => load.mock.calls.length).toBe(2);
    await said(texts.failed);
    await page.getByRole("button", { name: texts.refresh }).click();
    await ready();
  });

  it("answers with the whole way, whatever puzzle comes too late", async () => {
    const api = server();
    const late = Promise.withResolvers<SliderChallenge>();
    const load = vi.fn<() => Promise<SliderChallenge>>().mockReturnValueOnce(late.promise);
    await render(element({ load: load.mockImplementation(api.load), verify: api.verify }));
    await page.getByRole("button", { name: texts.refresh }).click();
    await ready();
    thumb().focus();
    await userEvent.keyboard("{End}");
    const { background, piece, ...challenge } = puzzle(9);
    late.resolve({ ...challenge, background, piece });
    await Promise.all([background, piece].map(async (src) => Object.assign(new Image(), { src }).decode()));
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => api.answers.length).toBe(1);
    expect(api.answers[0]?.track[0]).toEqual({ x: 0, y: 0, t: 0 });
  });

  it("tells nobody of an answer that was right after it was closed", async () => {
    const onSuccess = vi.fn<() => void>();
    const right = Promise.withResolvers<boolean>();
    const verify = vi.fn<(answer: SliderAnswer) => Promise<boolean>>(async () => right.promise);
    const { unmount } = await render(element({ load: server().load, verify, onSuccess }));
    await ready();
    thumb().focus();
    await userEvent.keyboard("{End}{Enter}");
    await expect.poll(() => verify.mock.calls.length).toBe(1);
    await unmount();
    right.resolve(true);
    await right.promise;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it("counts an answer that could not be sent as wrong", async () => {
    const api = server();
    await render(element({ load: api.load, verify: async () => Promise.reject(new Error("offline")) }));
    await ready();
    await touch(thumb(), { dx: wayTo(100) });
    await said(texts.error);
    await expect.poll(() => api.issued()).toBe(2);
  });

  it("gives another way to who cannot solve it", async () => {
    const api = server();
    await render(element({ ...api, support: { phone: "400-003-5180", href: "tel:4000035180" } }));
    await expect
      .element(page.getByRole("link", { name: "400-003-5180" }))
      .toHaveAttribute("href", "tel:4000035180");
  });

  it("has its room before it is there", () => {
    const html = renderToString(element(server()));
    expect(html).toContain(texts.loading);
    expect(html).not.toContain("<img");
  });
});
