import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import vignettes from "../internal/stories/generated/vignettes.json" with { type: "json" };
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { menuItems } from "../internal/stories/parts.tsx";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta: Meta<typeof ErrorState> = {
  title: "Feedback/ErrorState 出错",
  component: ErrorState,
  args: { title: "案例没能|加载出来", text: "可能是网络，也可能是我们。", retry: { label: "再试一次" } },
  render: (args) => (
    <Section space="tight">
      <ErrorState {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ErrorState> = {};
export const Retrying: StoryObj<typeof ErrorState> = { args: { retry: { label: "再试一次", busy: true } } };
const page = (locale: Locale) => (
  <ErrorState
    scope="page"
    code="404"
    lens={vignettes.find(({ name }) => name === "lens")?.picture}
    title={TEXTS[locale].states.missing}
    text={TEXTS[locale].states.missingText}
    actions={<Button href="/">{TEXTS[locale].states.home}</Button>}
    ways={menuItems(locale, "").map(({ label, href = "/" }, at) => ({
      label,
      href,
      picture: vignettes[at]?.picture,
    }))}
  />
);
export const NotFound: LocalizedStory = localized(page, { locale: "zh" });
export const NotFoundJapanese: LocalizedStory = localized(page, {
  locale: "ja",
  viewport: { value: "w320" },
});

export const Do: StoryObj<typeof ErrorState> = { tags: ["!autodocs", "!test", "!visual"] };
export const Dont: StoryObj<typeof ErrorState> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { title: "Error 500", text: "系统异常，请联系管理员。", retry: undefined },
};
