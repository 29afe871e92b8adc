import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ServiceIndex } from "./ServiceIndex.tsx";

it("numbers for the eye, leads on where it can, and is plain where it cannot", async () => {
  await render(
    <ServiceIndex
      items={[
        { key: "a", title: "Live", href: "#live", figure: { value: "3.1%", label: "returned" } },
        { key: "b", title: "Media" },
      ]}
    />,
  );
  await expect
    .element(page.getByRole("link", { name: "Live", exact: true }))
    .toHaveAttribute("href", "#live");
  expect(page.getByRole("link").elements()).toHaveLength(1);
  expect([...document.querySelectorAll("[aria-hidden=true]")].map((mark) => mark.textContent)).toContain(
    "02",
  );
  expect(document.querySelectorAll("ol > li")).toHaveLength(2);
});
