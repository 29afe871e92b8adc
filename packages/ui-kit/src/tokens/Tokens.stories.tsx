import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { Section } from "../section/index.ts";
import { contrast } from "./contrast.ts";
import { cssVariableName } from "./cssVariable.ts";
import { flattenTokens } from "./flatten.ts";

const TOKENS = flattenTokens();
const ROLES = ["text", "muted", "accent", "error", "control"] as const;
const GROUNDS = ["paper", "card", "ink", "hot", "violet", "mint"] as const;
const small = { fontSize: 12, overflowWrap: "anywhere" } as const;

const valueOf = (path: string): string => String(TOKENS.find((token) => token.path === path)?.resolved);

function Swatches({ group }: { readonly group: string }): ReactElement {
  return (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 12 }}>
      {TOKENS.filter((token) => token.path.startsWith(group)).map((token) => (
        <li key={token.path} style={small}>
          <div
            style={{
              height: 56,
              borderRadius: 12,
              background: `var(${cssVariableName(token.path)})`,
              boxShadow: "inset 0 0 0 1px #0002",
            }}
          />
          <b>{token.path.slice(group.length)}</b>
          <br />
          {String(token.resolved)}
        </li>
      ))}
    </ul>
  );
}

const meta: Meta = { title: "Foundations/Tokens 设计变量" };

export default meta;

export const Palette: StoryObj = {
  render: () => (
    <Section space="tight">
      <Swatches group="palette." />
    </Section>
  ),
};

export const Contrast: StoryObj = {
  render: () => (
    <>
      {GROUNDS.map((ground) => (
        <Section key={ground} ground={ground} space="tight">
          <table style={{ width: "100%", fontSize: 14, textAlign: "left" }}>
            <caption style={{ textAlign: "left", fontWeight: 700 }}>{ground}</caption>
            <tbody>
              {ROLES.map((role) => (
                <tr key={role}>
                  <th
                    scope="row"
                    style={role === "control" ? {} : { color: `var(--el-ground-${ground}-${role})` }}
                  >
                    {role}
                  </th>
                  <td>{valueOf(`ground.${ground}.${role}`)}</td>
                  <td style={{ textAlign: "right" }}>
                    {contrast(valueOf(`ground.${ground}.fill`), valueOf(`ground.${ground}.${role}`)).toFixed(
                      2,
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      ))}
    </>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <Section space="tight">
      {TOKENS.filter((token) => token.path.startsWith("text."))
        .toReversed()
        .map((token) => (
          <p
            key={token.path}
            style={{ fontSize: `var(${cssVariableName(token.path)})`, lineHeight: 1.3, marginBottom: 12 }}
          >
            {String(token.resolved)} 注目を測る Seen
          </p>
        ))}
    </Section>
  ),
};

export const Space: StoryObj = {
  render: () => (
    <Section space="tight">
      {TOKENS.filter((token) => token.path.startsWith("space.")).map((token) => (
        <div
          key={token.path}
          style={{ display: "flex", alignItems: "center", gap: 12, marginBottom: 8, fontSize: 12 }}
        >
          <span style={{ width: 90 }}>{token.path}</span>
          <span
            style={{
              width: `var(${cssVariableName(token.path)})`,
              height: 16,
              background: "var(--el-palette-hot)",
            }}
          />
          {String(token.resolved)}
        </div>
      ))}
    </Section>
  ),
};
