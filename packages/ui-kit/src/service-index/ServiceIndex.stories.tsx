import type { Meta, StoryObj } from "@storybook/react-vite";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { ServiceIndex, ServiceMark, type ServiceDrawing } from "./ServiceIndex.tsx";

const meta: Meta<typeof ServiceIndex> = {
  title: "Content/ServiceIndex 服务目录",
  component: ServiceIndex,
  args: {
    items: [
      {
        key: "a",
        title: "达人营销",
        tagline: "选对人，比选贵的人重要",
        href: "/a",
        drawing: "chain",
      },
      { key: "b", title: "直播电商", tagline: "先让人坐下，再让人下单" },
    ],
  },
  render: (args) => (
    <Section space="tight">
      <ServiceIndex {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ServiceIndex> = {};
const DRAWINGS: readonly ServiceDrawing[] = [
  "chain",
  "ruler",
  "bars",
  "junction",
  "week",
  "slots",
  "ripples",
  "barcode",
];
/** Services that have a page, in English and Japanese. */
const WITH_PAGE = 5;
const list = (locale: Locale) => (
  <Section space="tight">
    <ServiceIndex
      items={TEXTS[locale].services.items.map(([title, tagline], at) => ({
        key: title,
        title,
        tagline,
        drawing: DRAWINGS[at],
        href: locale === "zh" || at < WITH_PAGE ? `/${title}` : undefined,
      }))}
    />
  </Section>
);
export const Chinese: LocalizedStory = localized(list, { locale: "zh" });
export const English: LocalizedStory = localized(list, { locale: "en" });
export const JapaneseNarrow: LocalizedStory = localized(list, { locale: "ja", viewport: { value: "w320" } });
export const OnInk: LocalizedStory = localized((locale) => (
  <Section space="tight" ground="ink">
    <ServiceIndex
      items={TEXTS[locale].services.items.map(([title, tagline], at) => ({
        key: title,
        title,
        tagline,
        drawing: DRAWINGS[at],
        href: `/${title}`,
      }))}
    />
  </Section>
));
/** Alone, as where services are chosen. */
export const Marks: LocalizedStory = localized(() => (
  <>
    {(["card", "ink"] as const).map((ground) => (
      <Section key={ground} space="tight" ground={ground}>
        <div className="el-stack">
          {DRAWINGS.map((drawing) => (
            <ServiceMark key={drawing} drawing={drawing} />
          ))}
        </div>
      </Section>
    ))}
  </>
));
