import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ServiceIndex } from "./ServiceIndex.tsx";

it("leads on where it can, and is plain where it cannot", async () => {
  await render(
    <ServiceIndex
      items={[
        { key: "a", title: "Live", href: "#live", drawing: "ruler" },
        { key: "b", title: "Media" },
      ]}
    />,
  );
  await expect
    .element(page.getByRole("link", { name: "Live", exact: true }))
    .toHaveAttribute("href", "#live");
  expect(page.getByRole("link").elements()).toHaveLength(1);
  expect(document.querySelectorAll("ul > li")).toHaveLength(2);
});
