import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ServiceIndex, ServiceMark } from "./ServiceIndex.tsx";

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

it("draws an instrument alone, which nobody is read", async () => {
  await render(<ServiceMark drawing="week" />);
  const mark = document.querySelector("i") as HTMLElement;
  expect(mark).toHaveAttribute("aria-hidden", "true");
  expect(getComputedStyle(mark, "::before").backgroundImage).toContain("gradient");
});
