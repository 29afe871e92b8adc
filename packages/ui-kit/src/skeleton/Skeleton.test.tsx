import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Loading } from "./Loading.tsx";
import { Skeleton } from "./Skeleton.tsx";

it("announces what is awaited, once, and hides its shapes", async () => {
  await render(
    <Loading label="Loading cases">
      <Skeleton shape="block" />
      <Skeleton lines={3} />
    </Loading>,
  );
  const region = page.getByRole("status").element();
  expect(region.textContent).toBe("Loading cases");
  expect(region.getAttribute("aria-busy")).toBe("true");
  for (const shape of document.querySelectorAll(".el-skeleton"))
    expect(shape.closest("[aria-hidden=true]")).not.toBeNull();
});

it("takes the room of what it stands for", async () => {
  await render(
    <div style={{ width: 200 }}>
      <Skeleton shape="block" ratio={2} />
      <Skeleton lines={4} />
    </div>,
  );
  expect(document.querySelector(".el-skeleton--block")?.getBoundingClientRect().height).toBeCloseTo(100, 0);
  expect(document.querySelectorAll(".el-skeleton__line")).toHaveLength(4);
});

it("stands still where less motion is wanted", async () => {
  document.documentElement.dataset["elMotion"] = "reduce";
  await render(<Skeleton shape="block" />);
  const { animationIterationCount } = getComputedStyle(document.querySelector(".el-skeleton") as Element);
  expect(animationIterationCount).toBe("1");
  document.documentElement.dataset["elMotion"] = "full";
});
