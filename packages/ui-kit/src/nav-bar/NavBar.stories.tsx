import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";
import { Logo } from "../logo/index.ts";
import { NavBar } from "./NavBar.tsx";

const meta: Meta<typeof NavBar> = {
  title: "Navigation/NavBar 顶栏",
  component: NavBar,
  args: {
    logo: <Logo name="维思敦" href="/" />,
    action: <Button size="small">预约咨询</Button>,
    overlay: false,
  },
};

export default meta;

export const Playground: StoryObj<typeof NavBar> = {};
export const WithMenu: LocalizedStory = localized((locale) => <SampleNavBar locale={locale} />);
export const Narrow: LocalizedStory = localized((locale) => <SampleNavBar locale={locale} />, {
  locale: "ja",
  viewport: { value: "w320" },
});
export const OverHero: LocalizedStory = localized((locale) => (
  <>
    <SampleNavBar locale={locale} overlay />
    <SampleHero locale={locale} />
  </>
));
