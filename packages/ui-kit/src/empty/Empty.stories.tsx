import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section, type Ground } from "../section/index.ts";
import { Empty } from "./Empty.tsx";
import type { EmptyArtKind } from "./EmptyArt.tsx";

const meta: Meta<typeof Empty> = {
  title: "Feedback/Empty 空状态",
  component: Empty,
  args: {
    title: "这个组合|还没有案例",
    text: "没有写出来，不等于没有做过。换个条件看看，或者直接问问顾问。",
    art: "list",
  },
  argTypes: { art: { control: "inline-radio", options: ["list", "search", "message", "offline"] } },
  render: (args) => (
    <Section space="tight">
      <Empty {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Empty> = {};
export const WithActions: LocalizedStory = localized(
  (locale) => {
    const t = TEXTS[locale].states;
    return (
      <Section space="tight">
        <Empty
          title={t.emptyTitle}
          text={t.emptyText}
          actions={
            <>
              <Button size="small">{t.emptyAction}</Button>
              <Button variant="outline" size="small">
                {TEXTS[locale].consult}
              </Button>
            </>
          }
        />
      </Section>
    );
  },
  { locale: "ja", viewport: { value: "w320" } },
);

const KINDS: readonly EmptyArtKind[] = ["list", "search", "message", "offline"];
const every = (ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    {KINDS.map((kind) => (
      <Empty key={kind} art={kind} title={TEXTS[locale].states.emptyTitle} />
    ))}
  </Section>
);
export const EveryDrawing: LocalizedStory = localized(every());
export const OnInk: LocalizedStory = localized(every("ink"));
export const OnHot: LocalizedStory = localized(every("hot"));

export const Do: StoryObj<typeof Empty> = { tags: ["!autodocs", "!test", "!visual"] };
export const Dont: StoryObj<typeof Empty> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { title: "暂无数据", text: undefined },
};
