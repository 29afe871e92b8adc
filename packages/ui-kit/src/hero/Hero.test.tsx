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

it("ends its art above the type, however large that is", async () => {
  await page.viewport(375, 667);
  const root = document.documentElement;
  root.style.setProperty("--el-text-scale", "2");
  const ink = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>')}`;
  await render(
    <Hero
      slides={[
        {
          key: "one",
          title: "Be seen\nin China.\nBe chosen.",
          eyebrow: "Social media marketing in China",
          subtitle: "500 marketers who turn social attention into sales for more than 3,000 brands.",
          art: { src: ink, width: 375, height: 375, alt: "" },
        },
      ]}
    />,
  );
  const image = document.querySelector(".el-hero img") as HTMLImageElement;
  await image.decode();
  const { top, height } = document.querySelector(".el-hero__eyebrow")!.getBoundingClientRect();
  expect(top + height / 2).toBeLessThan(image.getBoundingClientRect().bottom - 100);
  const base64 = await page.screenshot({ save: false });
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d")!;
  canvas.drawImage(picture, 0, 0);
  const scale = picture.width / innerWidth;
  const colourAt = (y: number): readonly number[] =>
    Array.from(canvas.getImageData(365 * scale, y * scale, 1, 1).data.slice(0, 3));
  expect(colourAt(40)).toEqual([0, 0, 0]);
  expect(colourAt(top + height / 2)).toEqual([255, 74, 28]);
  root.style.removeProperty("--el-text-scale");
});
