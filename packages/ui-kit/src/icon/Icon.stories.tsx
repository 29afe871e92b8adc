import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { Section } from "../section/index.ts";
import * as icons from "./index.ts";
import { AlertIcon } from "./icons/AlertIcon.tsx";

const meta: Meta<typeof AlertIcon> = {
  title: "Basics/Icon 图标",
  component: AlertIcon,
  args: { size: "48px", label: "Attention" },
  render: (args) => (
    <Section space="tight">
      <AlertIcon {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof AlertIcon> = {};

const FAMILY = Object.entries(icons).filter(([name]) => name !== "Icon") as [
  string,
  ComponentType<icons.IconProps>,
][];

export const Family: StoryObj<typeof AlertIcon> = {
  render: () => (
    <Section space="tight">
      <ul
        style={{
          display: "grid",
          gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
          gap: 24,
          textAlign: "center",
        }}
      >
        {FAMILY.map(([name, Glyph]) => (
          <li
            key={name}
            style={{
              display: "grid",
              justifyItems: "center",
              gap: 8,
              fontSize: 12,
              overflowWrap: "anywhere",
            }}
          >
            <Glyph size="32px" />
            {name.replace(/Icon$/, "")}
          </li>
        ))}
      </ul>
    </Section>
  ),
};
