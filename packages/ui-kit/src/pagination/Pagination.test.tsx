import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/index.ts";
import { en } from "../locale/en.ts";
import { Pagination, type PaginationProps } from "./Pagination.tsx";

const LEAST_TOUCH_PX = 44;
const sample = (props: Partial<PaginationProps>) => (
  <ConfigProvider locale={en}>
    <Pagination page={4} total={9} hrefOf={(n) => `#page-${n}`} {...props} />
  </ConfigProvider>
);
const link = (name: string) => page.getByRole("link", { name });

it("leads to every shown page by its address", async () => {
  await render(sample({}));
  await expect.element(link("Previous page")).toHaveAttribute("href", "#page-3");
  await expect.element(link("Previous page")).toHaveAttribute("rel", "prev");
  await expect.element(link("Next page")).toHaveAttribute("href", "#page-5");
  await expect.element(link("Next page")).toHaveAttribute("rel", "next");
  await expect.element(link("Page 9")).toHaveAttribute("href", "#page-9");
  await expect.element(link("Page 4")).toHaveAttribute("aria-current", "page");
});

it("has nothing before the first and after the last page", async () => {
  const screen = await render(sample({ page: 1 }));
  await expect.element(link("Previous page")).not.toBeInTheDocument();
  await screen.rerender(sample({ page: 9 }));
  await expect.element(link("Next page")).not.toBeInTheDocument();
  await screen.rerender(sample({ page: 1, total: 1 }));
  expect(document.querySelector(".el-pagination")).toBeNull();
});

it("fits one line of a phone, each part wide enough for a finger", async () => {
  await render(sample({ page: 50, total: 100 }));
  const links = [...document.querySelectorAll(".el-pagination a")];
  const boxes = links.map((element) => element.getBoundingClientRect());
  expect(new Set(boxes.map((box) => Math.round(box.top))).size).toBe(1);
  for (const { width, height } of boxes)
    expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(LEAST_TOUCH_PX);
});
