import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, Suspense, useState, type ReactElement } from "react";
import { art } from "../internal/stories/art.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { OVERLAY_TEXTS } from "../internal/stories/overlayTexts.ts";
import { Picture } from "../picture/index.ts";
import { Lightbox, type LightboxItem, type LightboxProps } from "./Lightbox.tsx";

const SHAPES = [
  [900, 600, "violet"],
  [750, 1200, "hot"],
  [1200, 400, "mint"],
] as const;

const items = (locale: Locale): readonly LightboxItem[] =>
  OVERLAY_TEXTS[locale].captions.map((caption, at) => {
    const [width, height, ground] = SHAPES[at] ?? [900, 600, "ink"];
    return {
      key: caption,
      caption,
      picture: { ...art({ width, height, ground, seed: at + 2 }), alt: caption },
    };
  });

const meta: Meta<typeof Lightbox> = {
  title: "Content/Lightbox 图片查看器",
  component: Lightbox,
  args: { open: true, items: items("zh") },
};

export default meta;

export const Playground: StoryObj<typeof Lightbox> = {};

function Sample({ locale, ...props }: Partial<LightboxProps> & { readonly locale: Locale }): ReactElement {
  return (
    <div style={{ minHeight: 700 }}>
      <Lightbox open items={items(locale)} {...props} />
    </div>
  );
}

export const Tall: LocalizedStory = localized((locale) => <Sample locale={locale} index={1} />);
export const Single: LocalizedStory = localized((locale) => (
  <Sample locale={locale} items={items(locale).slice(2)} />
));
export const NotLoaded: LocalizedStory = localized((locale) => {
  const [first] = items(locale);
  if (first === undefined) return <p />;
  const picture = { ...first.picture, src: "data:image/png;base64,AAAA" };
  return <Sample locale={locale} items={[{ ...first, picture }]} />;
});
export const NarrowLargeText: LocalizedStory = localized((locale) => <Sample locale={locale} />, {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});

const OnNeed = lazy(async () => {
  const { Lightbox: Viewer } = await import("./Lightbox.tsx");
  return { default: Viewer };
});

function Article({ locale }: { readonly locale: Locale }): ReactElement {
  const all = items(locale);
  const [at, setAt] = useState<number>();
  return (
    <div className="el-gutter el-stack" style={{ paddingBlock: 24 }}>
      {all.map(({ key, picture }, index) => (
        <button key={key} type="button" onClick={() => setAt(index)}>
          <Picture {...picture} />
        </button>
      ))}
      <Suspense>
        {at !== undefined && <OnNeed open items={all} index={at} onClose={() => setAt(undefined)} />}
      </Suspense>
    </div>
  );
}

/** Pictures of an article; the viewer is loaded by the first tap. */
export const ExampleArticle: LocalizedStory = localized((locale) => <Article locale={locale} />);
