import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Badge } from "./Badge.tsx";

const mark = (): Element | null => document.querySelector(".el-badge__mark");

it("caps at 99, shows a zero, and nothing for nothing", async () => {
  const screen = await render(<Badge content={100} />);
  expect(mark()?.textContent).toBe("99+");
  await screen.rerender(<Badge content={0} />);
  expect(mark()?.textContent).toBe("0");
  await screen.rerender(<Badge content="" />);
  expect(mark()).toBeNull();
});

it("is a dot without content, and says what it means", async () => {
  await render(<Badge label="New messages" />);
  await expect.element(page.getByRole("img", { name: "New messages" })).toBeVisible();
  expect(mark()?.classList).toContain("is-dot");
  expect(mark()?.textContent).toBe("");
});

it("sits on the corner of what it belongs to", async () => {
  await render(
    <Badge content={3}>
      <span style={{ display: "block", width: 40, height: 40 }} />
    </Badge>,
  );
  const outer = (document.querySelector(".el-badge") as Element).getBoundingClientRect();
  const { left, top, width, height } = (mark() as Element).getBoundingClientRect();
  expect(left + width / 2).toBeCloseTo(outer.right, 0);
  expect(top + height / 2).toBeCloseTo(outer.top, 0);
});
