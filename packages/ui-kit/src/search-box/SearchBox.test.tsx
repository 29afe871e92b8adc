import type { FormEvent } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

const labels = { label: "Search", placeholder: "Find", submit: "Go", clear: "Clear" };
const field = () => page.getByRole("searchbox", { name: "Search" });
const caught = () =>
  vi.fn<(keyword: string, event: FormEvent) => void>((_keyword, event) => event.preventDefault());
const sample = (props: Partial<SearchBoxProps> = {}) => (
  <SearchBox action="/search" labels={labels} {...props} />
);

it("is a form sent by GET, without a line of script", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(sample({ value: "a b" }));
  const form = root.querySelector("form") as HTMLFormElement;
  expect(form.method).toBe("get");
  expect(new URL(form.action).pathname).toBe("/search");
  expect([...new FormData(form)]).toEqual([["keyword", "a b"]]);
  expect(root.querySelector(".el-search-box__clear")).toBeNull();
});

it("keeps a keyword that was typed before hydration, and searches for it", async () => {
  const onSearch = caught();
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(sample({ onSearch }));
  await field().fill("直播");
  const app = hydrateRoot(root, sample({ onSearch }));
  await expect.element(page.getByRole("button", { name: "Clear" })).toBeVisible();
  await expect.element(field()).toHaveValue("直播");
  await page.getByRole("button", { name: "Go" }).click();
  expect(onSearch.mock.calls.map(([keyword]) => keyword)).toEqual(["直播"]);
  app.unmount();
  root.remove();
});

it("hands over the trimmed keyword on Enter", async () => {
  const onSearch = caught();
  await render(sample({ onSearch }));
  await field().fill("  creators ");
  await userEvent.keyboard("{Enter}");
  expect(onSearch.mock.calls.map(([keyword]) => keyword)).toEqual(["creators"]);
});

it("goes nowhere with nothing typed, and puts the caret where typing starts", async () => {
  const onSearch = caught();
  await render(sample({ onSearch }));
  await field().fill("   ");
  await page.getByRole("button", { name: "Go" }).click();
  expect(onSearch).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field().element());
});

it("is not sent by the Enter that takes over a composed word", async () => {
  await render(sample({ value: "たつじん" }));
  const enter = { key: "Enter", keyCode: 229, bubbles: true, cancelable: true };
  expect(field().element().dispatchEvent(new KeyboardEvent("keydown", enter))).toBe(false);
});

it("clears and gives the focus back to the field", async () => {
  await render(sample({ value: "creators" }));
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(field()).toHaveValue("");
  expect(document.activeElement).toBe(field().element());
  await expect.element(page.getByRole("button", { name: "Clear" })).not.toBeInTheDocument();
});

it("follows the address: another keyword of the page replaces what was typed", async () => {
  const screen = await render(sample({ value: "one" }));
  await field().fill("typed");
  await screen.rerender(sample({ value: "one" }));
  await expect.element(field()).toHaveValue("typed");
  await screen.rerender(sample({ value: "two" }));
  await expect.element(field()).toHaveValue("two");
});

it("never makes a phone zoom in: its text is at least 16 px", async () => {
  document.documentElement.style.setProperty("--el-text-scale", "0.8");
  await render(sample());
  expect(Number.parseFloat(getComputedStyle(field().element()).fontSize)).toBeGreaterThanOrEqual(15.9);
  document.documentElement.style.removeProperty("--el-text-scale");
});
