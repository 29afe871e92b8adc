import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Empty } from "./Empty.tsx";

it("says what is missing and shows the way on", async () => {
  await render(
    <Empty
      title="Nothing here"
      text="Try another filter."
      actions={<a href="#all">See all</a>}
      art="search"
    />,
  );
  await expect.element(page.getByText("Nothing here")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See all" })).toBeVisible();
});

it("draws for the eye alone, another picture for each kind of nothing", async () => {
  const drawings = new Set<string>();
  const screen = await render(<Empty title="Nothing" />);
  for (const art of ["list", "search", "message", "offline"] as const) {
    await screen.rerender(<Empty title="Nothing" art={art} />);
    const drawing = document.querySelector(".el-empty__art");
    expect(drawing?.getAttribute("aria-hidden")).toBe("true");
    drawings.add(drawing?.innerHTML ?? "");
  }
  expect(drawings.size).toBe(4);
});
