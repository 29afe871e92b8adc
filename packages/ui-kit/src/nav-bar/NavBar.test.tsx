import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";

const bar = (): Element => document.querySelector(".el-nav-bar") as Element;

it("lies over the hero, and turns solid once the page is scrolled", async () => {
  await render(
    <div style={{ minHeight: "300vh" }}>
      <SampleNavBar locale="zh" overlay />
      <SampleHero locale="zh" count={1} />
    </div>,
  );
  await expect.poll(() => bar().classList.contains("is-fixed")).toBe(true);
  expect(bar().classList).not.toContain("is-scrolled");
  scrollTo({ top: 600, behavior: "instant" });
  await expect.poll(() => bar().classList.contains("is-scrolled")).toBe(true);
  expect(bar().getBoundingClientRect().top).toBe(0);
  scrollTo({ top: 0, behavior: "instant" });
  await expect.poll(() => bar().classList.contains("is-scrolled")).toBe(false);
});

it("keeps the place of the logo while what is in it is on its way", async () => {
  await render(<SampleNavBar locale="zh" />);
  const logo = document.querySelector(".el-nav-bar__logo") as HTMLElement;
  const { top, height } = logo.getBoundingClientRect();
  logo.querySelector(".el-logo")?.replaceChildren();
  expect(logo.getBoundingClientRect()).toMatchObject({ top, height });
});
