import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, type ReactElement } from "react";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { OVERLAY_TEXTS } from "../internal/stories/overlayTexts.ts";
import { puzzle } from "../internal/stories/puzzle.ts";
import { Popup } from "../popup/index.ts";
import type { SliderAnswer, SliderChallenge } from "./challenge.ts";
import { SliderCaptcha, type SliderCaptchaProps } from "./SliderCaptcha.tsx";

const TOLERANCE_PX = 5;
const SUPPORT = { phone: "400-003-5180", href: "tel:4000035180" };

/** A server in small: each puzzle is answered once. */
function source(firstSeed = 1): Pick<SliderCaptchaProps, "load" | "verify"> {
  let seed = firstSeed - 1;
  let gap = 0;
  return {
    load: async () => {
      seed += 1;
      const { gapX, ...challenge } = puzzle(seed);
      gap = gapX;
      return challenge;
    },
    verify: async (answer: SliderAnswer) => Math.abs(answer.x - gap) <= TOLERANCE_PX,
  };
}

const meta: Meta<typeof SliderCaptcha> = {
  title: "Forms/SliderCaptcha 滑块验证",
  component: SliderCaptcha,
  args: { ...source(), support: SUPPORT },
  render: (args) => (
    <div className="el-gutter" style={{ paddingBlock: 24 }}>
      <SliderCaptcha {...args} />
    </div>
  ),
};

export default meta;

export const Playground: StoryObj<typeof SliderCaptcha> = {};

interface SampleProps extends Partial<SliderCaptchaProps> {
  readonly locale: Locale;
  readonly seed?: number;
}

function Sample({ seed = 1, locale: _locale, ...props }: SampleProps): ReactElement {
  const own = useMemo(() => source(seed), [seed]);
  return (
    <div className="el-gutter" style={{ paddingBlock: 24 }}>
      <SliderCaptcha {...own} support={SUPPORT} {...props} />
    </div>
  );
}

const thumbOf = (canvas: HTMLElement): HTMLElement =>
  canvas.ownerDocument.querySelector('[role="slider"]') as HTMLElement;
async function movable(canvas: HTMLElement): Promise<HTMLElement> {
  const thumb = thumbOf(canvas);
  while (thumb.ariaDisabled === "true")
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  return thumb;
}
const press = (thumb: HTMLElement, key: string, times = 1): void => {
  for (let at = 0; at < times; at += 1)
    thumb.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
};
const playing = (
  story: LocalizedStory,
  play: (context: { canvasElement: HTMLElement }) => Promise<void>,
): LocalizedStory & { play: typeof play } => ({ ...story, play });

export const Idle: LocalizedStory = localized((locale) => <Sample locale={locale} seed={2} />);
export const Moved: LocalizedStory = playing(
  localized((locale) => <Sample locale={locale} seed={3} />),
  async ({ canvasElement }) => {
    press(await movable(canvasElement), "PageUp", 12);
  },
);
/** By a tap on the picture. */
export const Placed: LocalizedStory = playing(
  localized((locale) => <Sample locale={locale} seed={3} />),
  async ({ canvasElement }) => {
    await movable(canvasElement);
    const picture = canvasElement.ownerDocument.querySelector(".el-slider-captcha__background");
    picture?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, clientX: 220 }));
  },
);
export const Solved: LocalizedStory = playing(
  localized((locale) => <Sample locale={locale} seed={5} />),
  async ({ canvasElement }) => {
    const thumb = await movable(canvasElement);
    const { gapX } = puzzle(5);
    press(thumb, "PageUp", Math.floor(gapX / 10));
    press(thumb, "ArrowRight", gapX % 10);
    press(thumb, "Enter");
  },
);
export const Missed: LocalizedStory = playing(
  localized((locale) => <Sample locale={locale} seed={6} />),
  async ({ canvasElement }) => {
    const thumb = await movable(canvasElement);
    press(thumb, "PageUp", 4);
    press(thumb, "Enter");
  },
);
export const Loading: LocalizedStory = localized((locale) => (
  <Sample locale={locale} load={async () => new Promise<SliderChallenge>(() => {})} />
));
export const Failed: LocalizedStory = localized((locale) => (
  <Sample locale={locale} load={async () => Promise.reject(new Error("offline"))} />
));
export const Expired: LocalizedStory = localized((locale) => (
  <Sample locale={locale} load={async () => ({ ...puzzle(4), expiresInMs: 1 })} />
));
export const NarrowLargeText: LocalizedStory = localized((locale) => <Sample locale={locale} seed={7} />, {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});

/** Where it is met: in a sheet, before a code is sent. */
export const ExampleInSheet: LocalizedStory = localized((locale) => (
  <div style={{ minHeight: 700 }}>
    <Popup open title={OVERLAY_TEXTS[locale].verify}>
      <Sheet />
    </Popup>
  </div>
));

function Sheet(): ReactElement {
  const own = useMemo(() => source(2), []);
  return <SliderCaptcha {...own} support={SUPPORT} />;
}
