import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/index.ts";
import { Input } from "../input/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { SendCode } from "./SendCode.tsx";

const meta: Meta<typeof SendCode> = {
  title: "Forms/SendCode 获取验证码",
  component: SendCode,
  args: { onSend: () => true },
  render: (args) => (
    <Section space="tight">
      <SendCode {...args} />
    </Section>
  ),
};

export default meta;

/** A clock that stands still, and a wait that was begun before a reload: 42 of 60 seconds are left. */
const clock = () => 0;
const LEFT_MS = "42000";
const storage = { getItem: () => LEFT_MS, setItem: () => {}, removeItem: () => {} };
const waiting = { storageKey: "story", clock, storage, onSend: () => true };
const GROUNDS: readonly Ground[] = ["paper", "card", "ink", "hot", "violet", "mint"];

export const Playground: StoryObj<typeof SendCode> = {};
export const Waiting: StoryObj<typeof SendCode> = { args: waiting };
export const EveryGround: LocalizedStory = localized(() => (
  <>
    {GROUNDS.map((ground) => (
      <Section key={ground} ground={ground} space="tight">
        <SendCode onSend={() => true} /> <SendCode {...waiting} />
      </Section>
    ))}
  </>
));
/** The classic one line: button inside the field. */
export const InsideInput: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <div className="el-stack">
      {[{ onSend: () => true }, waiting].map((props, at) => (
        <Field
          key={at === 0 ? "ready" : "waiting"}
          name={`code${at}`}
          label={FORM_TEXTS[locale].code}
          required
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            trailing={<SendCode {...props} variant="ghost" />}
          />
        </Field>
      ))}
    </div>
  </Section>
));
