import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRightIcon, PhoneIcon } from "../icon/index.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section, type Ground } from "../section/index.ts";
import { Button } from "./Button.tsx";

const meta: Meta<typeof Button> = {
  title: "Basics/Button 按钮",
  component: Button,
  args: { children: "预约免费咨询", variant: "primary", size: "medium", block: false, loading: false },
  render: (args) => (
    <Section space="tight">
      <Button {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Button> = {};
export const Loading: StoryObj<typeof Button> = { args: { loading: true, variant: "hot", block: true } };
export const Disabled: StoryObj<typeof Button> = { args: { disabled: true } };
export const AsLink: StoryObj<typeof Button> = {
  args: { href: "/m/zh-cn/case", trailing: <ArrowRightIcon /> },
};

const GROUNDS: readonly Ground[] = ["paper", "card", "ink", "hot", "violet", "mint"];

export const EveryGround: LocalizedStory = localized((locale) => (
  <>
    {GROUNDS.map((ground) => (
      <Section key={ground} ground={ground} space="tight">
        <div className="el-stack">
          <Button block icon={<PhoneIcon />}>
            {TEXTS[locale].consult}
          </Button>
          <Button block variant="outline">
            {TEXTS[locale].cases}
          </Button>
          <div>
            <Button size="small">{TEXTS[locale].consult}</Button>{" "}
            <Button variant="ghost" size="small">
              {TEXTS[locale].news.all}
            </Button>
          </div>
        </div>
      </Section>
    ))}
  </>
));

export const LongTextNarrow: LocalizedStory = localized(
  () => (
    <Section space="tight">
      <div className="el-stack">
        <Button block trailing={<ArrowRightIcon />}>
          Talk to a consultant about entering the Chinese market
        </Button>
        <Button block variant="hot">
          インフルエンサーマーケティングについて無料で相談する
        </Button>
        <Button variant="outline">预约达人营销与直播电商的免费咨询</Button>
      </div>
    </Section>
  ),
  { viewport: { value: "w320" }, textScale: "1.3" },
);

const two = (second: "primary" | "outline") => (locale: Locale) => (
  <Section space="tight">
    <div className="el-stack">
      <Button block>{TEXTS[locale].consult}</Button>
      <Button block variant={second}>
        {TEXTS[locale].cases}
      </Button>
    </div>
  </Section>
);
export const Do: LocalizedStory = { ...localized(two("outline")), tags: ["!autodocs", "!test", "!visual"] };
export const Dont: LocalizedStory = { ...localized(two("primary")), tags: ["!autodocs", "!test", "!visual"] };
