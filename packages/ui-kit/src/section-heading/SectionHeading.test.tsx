import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { SectionHeading } from "./SectionHeading.tsx";

it("keeps the height of its eyebrow while the text of a document is on its way", async () => {
  const { container } = await render(<SectionHeading eyebrow="Cases" title="What came of it" />);
  const eyebrow = container.querySelector("p") as HTMLElement;
  const { height } = eyebrow.getBoundingClientRect();
  eyebrow.textContent = "";
  expect(eyebrow.getBoundingClientRect().height).toBe(height);
});
