import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Hero } from "./Hero.tsx";
import { SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";

it("has one h1, and lends the header readable colours on a dark slide", async () => {
  document.documentElement.dataset["elMotion"] = "reduce";
  await render(
    <>
      <SampleNavBar locale="en" overlay />
      <SampleHero locale="en" />
    </>,
  );
  expect(page.getByRole("heading", { level: 1 }).elements()).toHaveLength(1);
  const bar = document.querySelector(".el-nav-bar") as HTMLElement;
  expect(getComputedStyle(bar).color).toBe("rgb(18, 17, 15)");
  await page.getByRole("button", { name: "Show slide 2" }).click();
  await expect.poll(() => getComputedStyle(bar).color).toBe("rgb(255, 255, 255)");
  await page.getByRole("button", { name: "Show slide 3" }).click();
  await expect.poll(() => getComputedStyle(bar).color).toBe("rgb(18, 17, 15)");
  document.documentElement.dataset["elMotion"] = "full";
});

it("keeps its art clear of header and type, however large that is", async () => {
  const root = document.documentElement;
  document.body.style.marginInline = "auto";
  const ink = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>')}`;
  for (const drawn of ["above", "below"] as const)
    for (const [width, height] of [
      [320, 568],
      [375, 812],
      [667, 375],
      [812, 375],
    ] as const)
      for (const scale of ["1", "2"]) {
        await page.viewport(width, height);
        root.style.setProperty("--el-text-scale", scale);
        const { unmount } = await render(
          <>
            <SampleNavBar locale="en" overlay />
            <Hero
              slides={[
                {
                  key: "one",
                  title: "Be seen\nin China.\nBe chosen.",
                  eyebrow: "Social media marketing in China",
                  subtitle: "500 marketers who turn social attention into sales for more than 3,000 brands.",
                  ...(drawn === "above"
                    ? { art: { src: ink, width: 670, height: 520, alt: "" } }
                    : { drawn, drawing: <img src={ink} alt="" width="375" height="200" /> }),
                },
              ]}
            />
          </>,
        );
        const box = (selector: string): DOMRect =>
          (document.querySelector(selector) as HTMLElement).getBoundingClientRect();
        const [art, type, bar] = [".el-hero__art", ".el-hero__type", ".el-nav-bar"].map(box) as [
          DOMRect,
          DOMRect,
          DOMRect,
        ];
        expect({
          place: [drawn, width, height, scale],
          reachesEdge: Math.round(art.right) >= root.clientWidth,
          isSeen: art.bottom - bar.bottom > 80,
          isClearOfBar: art.top >= bar.bottom,
          isClearOfType: art.bottom <= type.top || art.top >= type.bottom || art.left >= type.right,
        }).toEqual({
          place: [drawn, width, height, scale],
          reachesEdge: true,
          isSeen: true,
          isClearOfBar: true,
          isClearOfType: true,
        });
        await unmount();
      }
  root.style.removeProperty("--el-text-scale");
  document.body.style.removeProperty("margin-inline");
});

it("scrolls no page sideways on a short screen, where its picture hangs over the edge", async () => {
  await page.viewport(390, 664);
  await render(<SampleHero locale="en" count={1} />);
  expect(document.documentElement.scrollWidth).toBe(390);
});
