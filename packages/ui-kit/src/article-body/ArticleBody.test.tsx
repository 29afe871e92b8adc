import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CONTENT } from "../internal/stories/content.ts";
import { en } from "../locale/en.ts";
import { ArticleBody, type ArticleBodyProps } from "./ArticleBody.tsx";

const labels = en.articleBody;
const body = (): HTMLElement => document.querySelector(".el-article-body") as HTMLElement;
const sample = (html: string, props: Partial<ArticleBodyProps> = {}) => (
  <ArticleBody html={html} labels={labels} {...props} />
);
/** Of the page, at 375 px. */
const GUTTER_PX = 20;

it("sends the whole text from the server, untouched", () => {
  const { html } = CONTENT.ja.article;
  expect(renderToString(sample(html))).toContain(html);
});

it("gives headings with an id a link to themselves that moves nothing and adds nothing to their name", async () => {
  const html = '<p>Intro</p><h2 id="one">One <em>thing</em></h2><p>Text</p><h3>No id</h3>';
  const screen = await render(sample(html, { anchors: false }));
  const top = (): number => body().querySelector("h2")?.getBoundingClientRect().top ?? 0;
  const before = top();
  const lineEnd = (): string => getComputedStyle(body().querySelector("h2") as Element).paddingRight;
  expect(lineEnd()).toBe("0px");
  await screen.rerender(sample(html));
  expect(lineEnd()).not.toBe("0px");
  await expect
    .element(page.getByRole("link", { name: "Link to “One thing”" }))
    .toHaveAttribute("href", "#one");
  expect(top()).toBe(before);
  await expect.element(page.getByRole("heading", { name: "One thing" })).toBeVisible();
  expect(body().querySelectorAll(".el-article-body__anchor")).toHaveLength(1);
  await screen.rerender(sample(html, { anchors: false }));
  expect(body().innerHTML).toBe(html);
});

it("scrolls wide tables by keyboard, also one that came without a region, and never the page", async () => {
  const cells = Array.from({ length: 12 }, (_, at) => `<th>Column ${at}</th>`).join("");
  await render(sample(`<table><thead><tr>${cells}</tr></thead></table>`));
  const region = page.getByRole("region", { name: "Table" });
  const element = region.element() as HTMLElement;
  expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
  element.focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => element.scrollLeft).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});

it("leaves the focus on a heading that an address leads to", async () => {
  const html = '<h2 id="one" tabindex="-1">One</h2>';
  const screen = await render(sample(html, { anchors: false }));
  body().querySelector("h2")?.focus();
  await screen.rerender(sample(html));
  await expect.element(page.getByRole("link", { name: "Link to “One”" })).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "One" })).toHaveFocus();
  await screen.rerender(sample(html, { anchors: false }));
  await expect.element(page.getByRole("heading", { name: "One" })).toHaveFocus();
});

it("paints bars as long as their cells say", async () => {
  const lengths = ["00", "07", "30", "100"];
  const cells = lengths.map((length) => `<tr><td data-bar="${length}">1</td></tr>`).join("");
  await render(sample(`<table><tbody>${cells}</tbody></table>`));
  const drawn = [...body().querySelectorAll("td")].map((cell) => {
    const { width, paddingRight } = getComputedStyle(cell);
    const room = Number.parseFloat(width) - Number.parseFloat(paddingRight);
    return Math.round((Number.parseFloat(getComputedStyle(cell, "::after").width) / room) * 100);
  });
  expect(drawn).toEqual(lengths.map(Number));
});

it("gives evidence its own height where the page is laid out whole, though it was never in view", async () => {
  document.documentElement.dataset["layout"] = "whole";
  onTestFinished(() => {
    delete document.documentElement.dataset["layout"];
  });
  const above = '<div style="height: 4000px"></div>';
  await render(sample(`${above}<figure class="el-evidence"><div style="height: 700px"></div></figure>`));
  expect(body().querySelector(".el-evidence")?.getBoundingClientRect().height).toBe(700);
});

it("breaks long addresses instead of running over the edge", async () => {
  await render(sample(`<p>https://example.com/${"averylongpath".repeat(30)}</p>`));
  expect(body().scrollWidth).toBe(body().clientWidth);
});

it("breaks Japanese lines by the strict rules", async () => {
  await render(<div lang="ja">{sample("<p>あ</p>")}</div>);
  expect(getComputedStyle(body()).lineBreak).toBe("strict");
});

it("sets the first quote with a source from edge to edge, and no other", async () => {
  const html =
    "<blockquote><p>Nobody said so.</p></blockquote>" +
    "<blockquote><p>We did.</p><p>— The client</p></blockquote>" +
    "<blockquote><p>So did we.</p><p>— A reader</p></blockquote>";
  const screen = await render(sample(html, { quote: { ground: "violet" } }));
  const quotes = [...body().querySelectorAll("blockquote")];
  const beyond = (): number[] =>
    quotes.map((quote) =>
      Math.round(body().getBoundingClientRect().left - quote.getBoundingClientRect().left),
    );
  expect(beyond()).toEqual([0, GUTTER_PX, 0]);
  expect(getComputedStyle(quotes[1] as Element).backgroundColor).toBe("rgb(91, 61, 245)");
  await screen.rerender(sample(html));
  expect(beyond()).toEqual([0, 0, 0]);
});
