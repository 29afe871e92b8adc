import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LinkProvider, type AnchorProps } from "../link/index.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const LEAST_TOUCH_PX = 44;
const languages = [
  { hrefLang: "zh-CN", name: "中文", href: "#zh" },
  { hrefLang: "en-US", name: "EN", href: "#en", current: true },
  { hrefLang: "ja", name: "日本語", href: "#ja" },
];

it("names each language in itself, for eye, ear and search engine, and marks the current one", async () => {
  await render(<LanguageSwitch label="Language" languages={languages} />);
  const japanese = page.getByRole("link", { name: "日本語" });
  await expect.element(japanese).toHaveAttribute("lang", "ja");
  await expect.element(japanese).toHaveAttribute("hreflang", "ja");
  await expect.element(page.getByRole("link", { name: "EN" })).toHaveAttribute("aria-current", "true");
});

it("loads the whole page: its links never go through the router", async () => {
  const RouterAnchor = (props: AnchorProps) => <a {...props} data-router="" aria-label="routed" />;
  await render(
    <LinkProvider component={RouterAnchor}>
      <LanguageSwitch label="Language" languages={languages} />
    </LinkProvider>,
  );
  expect(document.querySelector("[data-router]")).toBeNull();
});

it("can be tapped", async () => {
  await render(<LanguageSwitch label="Language" languages={languages} />);
  const { width, height } = page.getByRole("link", { name: "EN" }).element().getBoundingClientRect();
  expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(LEAST_TOUCH_PX);
});
