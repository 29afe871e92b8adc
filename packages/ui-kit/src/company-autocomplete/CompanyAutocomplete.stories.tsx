import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Field } from "../field/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { CompanyAutocomplete } from "./CompanyAutocomplete.tsx";
import type { SuggestCompanies } from "./useSuggestions.ts";

const everything: Record<Locale, SuggestCompanies> = {
  zh: async () => FORM_TEXTS.zh.companies,
  en: async () => FORM_TEXTS.en.companies,
  ja: async () => FORM_TEXTS.ja.companies,
};
const nothing: SuggestCompanies = async () => [];
const broken: SuggestCompanies = async () => {
  throw new Error("No network.");
};
const never: SuggestCompanies = async () => new Promise(() => {});

const meta: Meta<typeof CompanyAutocomplete> = {
  title: "Forms/CompanyAutocomplete 公司联想",
  component: CompanyAutocomplete,
  args: { suggest: everything.zh, idName: "companyId" },
  render: (args) => (
    <Section space="tight">
      <Field name="company" label={FORM_TEXTS.zh.company} hint={FORM_TEXTS.zh.companyHint}>
        <CompanyAutocomplete {...args} />
      </Field>
    </Section>
  ),
};

export default meta;

const ROOM_FOR_LIST = { minHeight: "14rem" };

const sample = (locale: Locale, suggest: SuggestCompanies) => (
  <Section space="tight">
    <div style={ROOM_FOR_LIST}>
      <Field name="company" label={FORM_TEXTS[locale].company} hint={FORM_TEXTS[locale].companyHint}>
        <CompanyAutocomplete
          suggest={suggest}
          defaultValue={FORM_TEXTS[locale].companyPart}
          placeholder={TEXTS[locale].form.optional}
        />
      </Field>
    </div>
  </Section>
);

/** Opens the list by a key. */
const play = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  canvasElement.querySelector("input")?.focus();
  await userEvent.keyboard("{ArrowDown}");
};

/** Waits for the answer, besides: it is asked for after a pause. */
const playOut = async (story: { canvasElement: HTMLElement }): Promise<void> => {
  await play(story);
  await waitFor(() =>
    expect(story.canvasElement.querySelector(".el-company-autocomplete__note.is-loading")).toBeNull(),
  );
};

export const Playground: StoryObj<typeof CompanyAutocomplete> = {};
export const Suggestions: LocalizedStory & { play: typeof play } = {
  ...localized((locale) => sample(locale, everything[locale])),
  play: playOut,
};
export const SuggestionsNarrow: LocalizedStory & { play: typeof play } = {
  ...localized((locale) => sample(locale, everything[locale]), {
    locale: "ja",
    viewport: { value: "w320" },
  }),
  play: playOut,
};
export const Searching: LocalizedStory & { play: typeof play } = {
  ...localized((locale) => sample(locale, never)),
  play,
};
export const NothingFound: LocalizedStory & { play: typeof play } = {
  ...localized((locale) => sample(locale, nothing)),
  play: playOut,
};
export const Failed: LocalizedStory & { play: typeof play } = {
  ...localized((locale) => sample(locale, broken)),
  play: playOut,
};
