import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleNews } from "../internal/stories/lists.tsx";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section } from "../section/index.ts";
import { Pagination } from "./Pagination.tsx";

const hrefOf = (page: number): string => `?page=${page}`;

const meta: Meta<typeof Pagination> = {
  title: "Navigation/Pagination 分页",
  component: Pagination,
  args: { page: 7, total: 12, hrefOf },
  render: (args) => (
    <Section space="tight">
      <Pagination {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Pagination> = {};
export const First: StoryObj<typeof Pagination> = { args: { page: 1 } };
export const Last: StoryObj<typeof Pagination> = { args: { page: 12 } };
export const Few: StoryObj<typeof Pagination> = { args: { page: 2, total: 3 } };
export const ManyPagesLargeText: LocalizedStory = localized(
  () => (
    <Section space="tight">
      <Pagination page={1066} total={1984} hrefOf={hrefOf} />
    </Section>
  ),
  { viewport: { value: "w320" }, textScale: "2" },
);
export const OnInk: LocalizedStory = localized(() => (
  <Section space="tight" ground="ink">
    <Pagination page={2} total={9} hrefOf={hrefOf} />
  </Section>
));
export const BelowAList: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <div className="el-stack">
      <SampleNews locale={locale} />
      <Pagination page={3} total={8} hrefOf={hrefOf} />
    </div>
  </Section>
));
