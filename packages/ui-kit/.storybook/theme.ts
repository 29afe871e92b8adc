import { create, type ThemeVars } from "storybook/theming";
import { flattenTokens } from "../src/tokens/flatten.ts";

const values = new Map(flattenTokens().map((token) => [token.path, String(token.resolved)]));
const color = (path: string): string => values.get(path) ?? "";

/** Storybook in the colours of the brand, taken from the tokens. */
export const theme: ThemeVars = create({
  base: "light",
  brandTitle: "◉ Wesdom ui-kit",
  brandUrl: "./",
  colorPrimary: color("palette.hot"),
  colorSecondary: color("palette.hot-deep"),
  appBg: color("palette.paper"),
  appContentBg: color("palette.card"),
  appPreviewBg: color("palette.paper"),
  appBorderColor: color("palette.line"),
  appBorderRadius: 12,
  textColor: color("palette.ink"),
  textMutedColor: color("palette.muted"),
  barTextColor: color("palette.muted"),
  barSelectedColor: color("palette.hot-deep"),
  barHoverColor: color("palette.hot-deep"),
  barBg: color("palette.card"),
  inputBg: color("palette.card"),
  inputBorder: color("palette.control"),
  inputTextColor: color("palette.ink"),
  inputBorderRadius: 8,
  fontBase: 'Inter, "Helvetica Neue", "PingFang SC", "Noto Sans CJK SC", system-ui, sans-serif',
});
