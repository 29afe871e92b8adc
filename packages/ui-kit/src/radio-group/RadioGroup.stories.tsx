import type { Meta, StoryObj } from "@storybook/react-vite";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { RadioGroup } from "./RadioGroup.tsx";

const meta: Meta<typeof RadioGroup> = {
  title: "Forms/RadioGroup 单选",
  component: RadioGroup,
  args: {
    name: "plan",
    label: FORM_TEXTS.zh.plan,
    options: FORM_TEXTS.zh.planOptions,
    look: "list",
    defaultValue: "video",
  },
  argTypes: { look: { control: "inline-radio", options: ["list", "chip", "card"] } },
  render: (args) => (
    <Section space="tight">
      <RadioGroup {...args} />
    </Section>
  ),
};

export default meta;

const GROUNDS: readonly Ground[] = ["card", "ink", "hot", "violet", "mint"];

const cards = (locale: Locale) => {
  const t = FORM_TEXTS[locale];
  return (
    <Section space="tight">
      <RadioGroup
        name="plan"
        label={t.plan}
        options={t.planOptions}
        look="card"
        defaultValue="call"
        required
      />
    </Section>
  );
};

export const Playground: StoryObj<typeof RadioGroup> = {};
export const Cards: LocalizedStory = localized(cards);
export const CardsNarrow: LocalizedStory = localized(cards, { locale: "ja", viewport: { value: "w320" } });
/** With `--el-choice-card-width` several cards share a line. */
export const CardsInColumns: LocalizedStory = localized((locale) => {
  const t = FORM_TEXTS[locale];
  return (
    <Section space="tight">
      <div style={{ "--el-choice-card-width": "calc(var(--el-text-16) * 9)" } as object}>
        <RadioGroup name="time" label={t.time} options={t.timeOptions} look="card" defaultValue="pm" />
      </div>
    </Section>
  );
});
export const Chips: LocalizedStory = localized((locale) => {
  const t = FORM_TEXTS[locale];
  return (
    <Section space="tight">
      <RadioGroup
        name="budget"
        label={t.budget}
        hint={t.servicesHint}
        options={t.budgetOptions}
        look="chip"
        defaultValue="2"
      />
    </Section>
  );
});
export const WithError: LocalizedStory = localized((locale) => {
  const t = FORM_TEXTS[locale];
  return (
    <Section space="tight">
      <div className="el-stack">
        <RadioGroup
          name="budget"
          label={t.budget}
          options={t.budgetOptions}
          look="chip"
          error={t.errorBudget}
          required
        />
        <RadioGroup name="plan" label={t.plan} options={t.planOptions} error={t.errorBudget} required />
      </div>
    </Section>
  );
});
export const EveryGround: LocalizedStory = localized((locale) => (
  <>
    {GROUNDS.map((ground) => (
      <Section key={ground} ground={ground} space="tight">
        <div className="el-stack">
          {(["list", "chip", "card"] as const).map((look) => (
            <RadioGroup
              key={look}
              name={`${ground}-${look}`}
              label={FORM_TEXTS[locale].time}
              options={FORM_TEXTS[locale].timeOptions.slice(0, look === "chip" ? undefined : 2)}
              look={look}
              defaultValue="am"
            />
          ))}
        </div>
      </Section>
    ))}
  </>
));

export const Do: StoryObj<typeof RadioGroup> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: {
    label: "每月预算",
    options: ["5 万以下", "5–20 万", "20 万以上"].map((label) => ({ value: label, label })),
    defaultValue: undefined,
  },
};
export const Dont: StoryObj<typeof RadioGroup> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: {
    label: "每月预算",
    options: ["较少", "适中", "较多"].map((label) => ({ value: label, label })),
    defaultValue: "适中",
  },
};
