import type { Meta, StoryObj } from "@storybook/react-vite";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Link } from "../link/index.ts";
import { Section, type Ground } from "../section/index.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta: Meta<typeof Checkbox> = {
  title: "Forms/Checkbox 复选框",
  component: Checkbox,
  args: {
    name: "consent",
    children: (
      <>
        我已阅读并同意<Link href="/privacy">《隐私政策》</Link>
      </>
    ),
  },
  render: (args) => (
    <Section space="tight">
      <Checkbox {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Checkbox> = {};
export const Ticked: StoryObj<typeof Checkbox> = { args: { defaultChecked: true } };
export const WithError: StoryObj<typeof Checkbox> = { args: { error: "请先阅读并同意隐私政策" } };
const GROUNDS: readonly Ground[] = ["ink", "hot", "violet", "mint"];
export const EveryGround: StoryObj<typeof Checkbox> = {
  args: { defaultChecked: true },
  render: (args) => (
    <>
      {GROUNDS.map((ground) => (
        <Section key={ground} ground={ground} space="tight">
          <Checkbox {...args} />
        </Section>
      ))}
    </>
  ),
};
export const LongTextNarrow: LocalizedStory = localized(
  (locale) => (
    <Section space="tight">
      <Checkbox name="consent" required error={TEXTS[locale].form.errorConsent}>
        {TEXTS[locale].form.consent}
        <Link href="/privacy">{TEXTS[locale].form.policy}</Link>
      </Checkbox>
      <Checkbox name="news" disabled defaultChecked>
        {TEXTS[locale].form.lead}
      </Checkbox>
    </Section>
  ),
  { locale: "ja", viewport: { value: "w320" }, textScale: "2" },
);

export const Do: StoryObj<typeof Checkbox> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { children: "同意顾问致电联系我" },
};
export const Dont: StoryObj<typeof Checkbox> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { children: "同意顾问致电联系我", defaultChecked: true },
};
