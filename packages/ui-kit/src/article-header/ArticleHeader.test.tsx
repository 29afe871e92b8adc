import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ArticleHeader } from "./ArticleHeader.tsx";

it("is the title of the page, with a date machines can read", async () => {
  await render(
    <ArticleHeader
      title={"One\ntwo"}
      eyebrow="Method"
      author={{ name: "Lin Yue" }}
      date={{ iso: "2026-09-18", text: "18 September" }}
      facts={["8 min"]}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(document.querySelector("time")?.dateTime).toBe("2026-09-18");
  expect(document.querySelector(".el-article-header__facts")?.textContent).toBe("18 September8 min");
});
