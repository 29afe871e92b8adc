import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { code } from "../internal/stories/art.ts";
import { Footer } from "./Footer.tsx";
import { FooterContact } from "./FooterContact.tsx";
import { FooterLegal } from "./FooterLegal.tsx";
import { FooterLinks } from "./FooterLinks.tsx";
import { OfficeList } from "./OfficeList.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

const LEAST_TOUCH_PX = 44;
const WHITE_MARK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E";
const social = (
  <SocialLinks
    label="Follow us"
    items={[
      {
        key: "wechat",
        label: "WeChat",
        imageSrc: WHITE_MARK,
        code: { picture: code("Code"), caption: "Scan" },
        data: { "data-of": "w" },
      },
      {
        key: "weibo",
        label: "Weibo",
        imageSrc: WHITE_MARK,
        href: "https://weibo.example.com",
        data: { "data-of": "b" },
      },
    ]}
  />
);

it("is the end of the page with a number to call", async () => {
  await render(
    <Footer>
      <FooterContact title={"Talk\nto us"} phone="400-003-5180" hours="Weekdays" />
      <OfficeList title="Offices" offices={[{ key: "sz", city: "Shenzhen", address: "Nanshan" }]} />
    </Footer>,
  );
  await expect.element(page.getByRole("contentinfo")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "400-003-5180" }))
    .toHaveAttribute("href", "tel:4000035180");
  expect(document.querySelector("dt + dd")?.textContent).toBe("Nanshan");
});

it("opens a code without a line of script", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(social);
  document.body.append(root);
  root.querySelector("summary")?.click();
  expect(root.querySelector("details")?.open).toBe(true);
  expect(root.querySelector("figcaption")?.textContent).toBe("Scan");
  root.remove();
});

it("makes room for an open code: it lies over nothing that follows", async () => {
  await render(
    <Footer>
      {social}
      <p>After</p>
    </Footer>,
  );
  const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
  const weibo = box("a[aria-label=Weibo]");
  document.querySelector("summary")?.click();
  await expect.element(page.getByText("Scan")).toBeVisible();
  const code = box("figure");
  expect(code.width).toBeGreaterThan(100);
  expect(code.top).toBeGreaterThan(weibo.bottom);
  expect(code.bottom).toBeLessThan(page.getByText("After").element().getBoundingClientRect().top);
  const { left, top } = box("a[aria-label=Weibo]");
  expect([left, top].map(Math.round)).toEqual([weibo.left, weibo.top].map(Math.round));
});

it("names marks that have no text, opens them in a tab of their own, and lets them be tapped", async () => {
  await render(<Footer>{social}</Footer>);
  const weibo = page.getByRole("link", { name: "Weibo" });
  await expect.element(weibo).toHaveAttribute("target", "_blank");
  await expect.element(weibo).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(weibo).toHaveAttribute("data-of", "b");
  expect(document.querySelector("summary")?.dataset["of"]).toBe("w");
  const { width, height } = weibo.element().getBoundingClientRect();
  expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(LEAST_TOUCH_PX);
});

it("shows names and numbers of registers only where there are any", async () => {
  const screen = await render(<FooterLegal copyright="© 2026 Wesdom" />);
  expect(document.querySelector("a")).toBeNull();
  await screen.rerender(
    <FooterLegal
      copyright="© 2026 Wesdom"
      filings={[{ text: "Wesdom Ltd." }, { text: "ICP 1", href: "https://beian.example.cn" }]}
    />,
  );
  await expect.element(page.getByText("Wesdom Ltd.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "ICP 1" })).toHaveAttribute("target", "_blank");
});

it("makes a landmark of its links", async () => {
  await render(<FooterLinks label="Services" links={[{ key: "a", label: "Live", href: "#live" }]} />);
  await expect.element(page.getByRole("navigation", { name: "Services" })).toBeVisible();
});
