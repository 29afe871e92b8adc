import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { Section } from "../section/index.ts";
import { WechatBrandIcon } from "./brands/WechatBrandIcon.tsx";
import * as brands from "./index.ts";

const meta: Meta<typeof WechatBrandIcon> = {
  title: "Basics/BrandIcon 平台图标",
  component: WechatBrandIcon,
  args: { size: "48px", label: "WeChat" },
  render: (args) => (
    <Section space="tight">
      <WechatBrandIcon {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof WechatBrandIcon> = {};

const FAMILY = Object.entries(brands).filter(([name]) => name !== "BrandIcon") as [
  string,
  ComponentType<brands.BrandIconProps>,
][];

export const Family: StoryObj<typeof WechatBrandIcon> = {
  render: () => (
    <Section space="tight" ground="ink">
      <ul style={{ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 24 }}>
        {FAMILY.map(([name, Glyph]) => (
          <li key={name} style={{ display: "grid", justifyItems: "center", gap: 8, fontSize: 12 }}>
            <Glyph size="32px" />
            {name.replace(/BrandIcon$/, "")}
          </li>
        ))}
      </ul>
    </Section>
  ),
};
