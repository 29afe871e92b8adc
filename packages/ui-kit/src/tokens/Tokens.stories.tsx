import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactElement } from "react";
import { useLiveTokens } from "../internal/stories/useLiveTokens.ts";
import { PX_PER_REM } from "../px-to-rem/pxToRem.ts";
import { Section } from "../section/index.ts";
import { contrast } from "./contrast.ts";
import { cssVariableName } from "./cssVariable.ts";
import { aliasOf } from "./flatten.ts";

const AA_TEXT = 4.5;
const AA_CONTROL = 3;
const ROLES = ["text", "muted", "accent", "error", "control"] as const;
const GROUNDS = ["paper", "card", "ink", "hot", "violet", "mint"] as const;
const rem = (pixels: number): string => `${pixels / PX_PER_REM}rem`;
const small: CSSProperties = { fontSize: "var(--el-text-12)", lineHeight: 1.5, overflowWrap: "anywhere" };
const row: CSSProperties = {
  display: "flex",
  alignItems: "center",
  gap: rem(12),
  marginBottom: rem(8),
  ...small,
};
const label: CSSProperties = { width: rem(110), flex: "none" };

function Swatches({ group }: { readonly group: string }): ReactElement {
  return (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: rem(12) }}>
      {useLiveTokens(group).map(({ path, value, live }) => (
        <li key={path} style={small}>
          <div
            style={{
              height: rem(56),
              borderRadius: rem(12),
              background: `var(${cssVariableName(path)})`,
              boxShadow: "inset 0 0 0 1px #0002",
            }}
          />
          <b>{path.slice(group.length)}</b>
          <br />
          {aliasOf(value) ?? live}
        </li>
      ))}
    </ul>
  );
}

function ContrastTable({ ground }: { readonly ground: (typeof GROUNDS)[number] }): ReactElement {
  const tokens = useLiveTokens(`ground.${ground}.`);
  const colour = (role: string): string =>
    tokens.find(({ path }) => path === `ground.${ground}.${role}`)?.live ?? "";
  return (
    <Section ground={ground} space="tight">
      <table style={{ width: "100%", fontSize: "min(var(--el-text-14), 23px)", textAlign: "left" }}>
        <caption style={{ textAlign: "left", fontWeight: 700 }}>
          {ground} {colour("fill")}
        </caption>
        <tbody>
          {ROLES.map((role) => {
            const ratio = contrast(colour("fill"), colour(role));
            const least = role === "control" ? AA_CONTROL : AA_TEXT;
            return (
              <tr key={role}>
                <th
                  scope="row"
                  style={role === "control" ? {} : { color: `var(--el-ground-${ground}-${role})` }}
                >
                  {role}
                </th>
                <td>{colour(role)}</td>
                <td style={{ textAlign: "right", fontVariantNumeric: "tabular-nums" }}>{ratio.toFixed(2)}</td>
                <td style={{ textAlign: "right" }}>
                  {ratio >= least ? "✓" : "✗"} {least}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}

function TypeScale(): ReactElement {
  return (
    <>
      {useLiveTokens("text.")
        .toReversed()
        .map(({ path, live }) => (
          <div key={path} style={{ marginBottom: rem(16) }}>
            <span style={{ ...small, color: "var(--el-on-ground-muted)" }}>
              {path.replace(".", "-")} · {live} px
            </span>
            <p
              style={{
                fontSize: `var(${cssVariableName(path)})`,
                fontWeight: Number(live) >= 22 ? 700 : 400,
                lineHeight: Number(live) >= 22 ? "var(--el-display-leading)" : "var(--el-leading-body)",
                letterSpacing: Number(live) >= 22 ? "var(--el-tracking-display)" : "normal",
              }}
            >
              {Number(live) >= 36 ? "Attention, measured" : "被看见 Seen 注目を測る 312%"}
            </p>
          </div>
        ))}
    </>
  );
}

function Bars({ group }: { readonly group: string }): ReactElement {
  return (
    <>
      {useLiveTokens(group).map(({ path, live }) => (
        <div key={path} style={row}>
          <span style={label}>{path}</span>
          <span
            style={{
              width: `var(${cssVariableName(path)})`,
              height: rem(16),
              background: "var(--el-palette-hot)",
            }}
          />
          {live}
        </div>
      ))}
    </>
  );
}

function Corners(): ReactElement {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: rem(16) }}>
      {useLiveTokens("radius.").map(({ path, live }) => (
        <div key={path} style={small}>
          <div
            style={{
              height: rem(72),
              border: "2px solid var(--el-on-ground)",
              borderRadius: `var(${cssVariableName(path)})`,
            }}
          />
          {path} · {live}
        </div>
      ))}
    </div>
  );
}

function Rows({ group }: { readonly group: string }): ReactElement {
  return (
    <dl>
      {useLiveTokens(group).map(({ path, value, live, description }) => (
        <div key={path} style={{ ...row, alignItems: "baseline" }}>
          <dt style={{ ...label, width: rem(150) }}>{cssVariableName(path)}</dt>
          <dd>
            {aliasOf(value) ?? live}
            {description === undefined ? "" : ` · ${description}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const meta: Meta = { title: "Foundations/Tokens 设计变量" };

export default meta;

const panel = (content: ReactElement): StoryObj => ({
  render: () => <Section space="tight">{content}</Section>,
});

export const Palette: StoryObj = panel(<Swatches group="palette." />);
export const Roles: StoryObj = panel(<Swatches group="color." />);
export const Components: StoryObj = panel(<Rows group="component." />);
export const Contrast: StoryObj = {
  render: () => (
    <>
      {GROUNDS.map((ground) => (
        <ContrastTable key={ground} ground={ground} />
      ))}
    </>
  ),
};
export const Type: StoryObj = panel(<TypeScale />);
export const Space: StoryObj = panel(<Bars group="space." />);
export const Sizes: StoryObj = panel(<Bars group="size." />);
export const Radius: StoryObj = panel(<Corners />);
export const Order: StoryObj = panel(<Rows group="z." />);
