import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ServiceCard } from "./ServiceCard.tsx";

it("is one link, wherever it is tapped, named by its title alone", async () => {
  const onClick = vi.fn<() => void>();
  await render(
    <ServiceCard
      title="Live Commerce"
      tagline="One sum"
      points={["Studios", "Scripts"]}
      figure={{ value: "3.1%", label: "returned" }}
      href="#live"
      onClick={onClick}
    />,
  );
  const link = page.getByRole("link", { name: "Live Commerce", exact: true });
  await expect.element(link).toHaveAttribute("href", "#live");
  const { left, bottom } = (document.querySelector(".el-service-card") as Element).getBoundingClientRect();
  (document.elementFromPoint(left + 30, bottom - 10) as HTMLElement).click();
  expect(onClick).toHaveBeenCalledOnce();
});

it("is plain where it leads nowhere", async () => {
  await render(<ServiceCard title="Live Commerce" />);
  await expect.element(page.getByRole("heading", { name: "Live Commerce" })).toBeVisible();
  expect(document.querySelector("a, svg, ul")).toBeNull();
});
