import type { Meta, StoryObj } from "@storybook/react-vite";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { menuItems, SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";
import { TEXTS } from "../internal/stories/texts.ts";
import { MobileMenu } from "./MobileMenu.tsx";

const meta: Meta<typeof MobileMenu> = {
  title: "Navigation/MobileMenu 菜单",
  component: MobileMenu,
  args: { labels: TEXTS.zh.menu, items: menuItems("zh", "case") },
};

export default meta;

export const Playground: StoryObj<typeof MobileMenu> = {};

const open = ({ canvasElement }: { canvasElement: HTMLElement }): void => {
  canvasElement.querySelector<HTMLElement>(".el-mobile-menu__toggle")?.click();
};

function opened(current: string, globals: Record<string, unknown>): LocalizedStory & { play: typeof open } {
  const draw = (locale: Locale) => (
    <>
      <SampleNavBar locale={locale} overlay current={current} />
      <SampleHero locale={locale} count={1} />
    </>
  );
  return { ...localized(draw, { motion: "reduce", ...globals }), play: open };
}

export const Open: LocalizedStory = opened("message", { locale: "zh" });
export const OpenWithSubmenu: LocalizedStory = opened("Live Commerce", { locale: "en" });
export const OpenLongNarrow: LocalizedStory = opened("ライブコマース", {
  locale: "ja",
  viewport: { value: "w320" },
});
