import type { Meta, StoryObj } from "@storybook/react-vite";
import { BackToTop } from "./BackToTop.tsx";

const meta: Meta<typeof BackToTop> = {
  title: "Navigation/BackToTop 回到顶部",
  component: BackToTop,
  args: { label: "回到顶部", after: 0 },
  render: (args) => (
    <div style={{ height: "200vh" }}>
      <BackToTop {...args} />
    </div>
  ),
};

export default meta;

export const Playground: StoryObj<typeof BackToTop> = { play: () => scrollTo(0, 200) };
