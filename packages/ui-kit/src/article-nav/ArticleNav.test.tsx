import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { en } from "../locale/en.ts";
import { ArticleNav } from "./ArticleNav.tsx";

const labels = en.articleNav;

it("leads to both neighbours and says which is which", async () => {
  await render(
    <ArticleNav
      labels={labels}
      previous={{ title: "Older", href: "#older" }}
      next={{ title: "Newer", href: "#newer" }}
    />,
  );
  await expect.element(page.getByRole("link", { name: "Previous Older" })).toHaveAttribute("rel", "prev");
  await expect.element(page.getByRole("link", { name: "Next Newer" })).toHaveAttribute("href", "#newer");
});

it("shows what there is, and nothing at all where there is none", async () => {
  const screen = await render(<ArticleNav labels={labels} next={{ title: "Newer", href: "#newer" }} />);
  expect(page.getByRole("link").elements()).toHaveLength(1);
  await screen.rerender(<ArticleNav labels={labels} previous={null} next={null} />);
  expect(screen.container.innerHTML).toBe("");
});
