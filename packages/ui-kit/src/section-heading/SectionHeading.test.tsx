import { expect, it, onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { SectionHeading } from "./SectionHeading.tsx";

it("keeps the height of its eyebrow while the text of a document is on its way", async () => {
  const { container } = await render(<SectionHeading eyebrow="Cases" title="What came of it" />);
  const eyebrow = container.querySelector("p") as HTMLElement;
  const { height } = eyebrow.getBoundingClientRect();
  eyebrow.textContent = "";
  expect(eyebrow.getBoundingClientRect().height).toBe(height);
});

it("takes from the root what a page says of type, in Chinese as in English", async () => {
  const root = document.documentElement;
  root.style.setProperty("--el-weight-display", "700");
  onTestFinished(() => void root.style.removeProperty("--el-weight-display"));
  const { container } = await render(<SectionHeading title="方法" />);
  expect(root.lang).toBe("zh-CN");
  expect(getComputedStyle(container.querySelector("h2") as HTMLElement).fontWeight).toBe("700");
});
