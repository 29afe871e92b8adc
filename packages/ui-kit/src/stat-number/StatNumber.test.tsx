import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { StatNumber } from "./StatNumber.tsx";

it("is the final number on the server", () => {
  expect(renderToString(<StatNumber value="3,000" suffix="+" label="brands" countUp />)).toContain(">3,000<");
});

it("counts for the eye alone and ends at the number", async () => {
  const seen = new Set<string>();
  await render(<StatNumber value="3,000" label="brands" countUp />);
  const figure = document.querySelector(".el-stat-number__figure") as Element;
  const observer = new MutationObserver(() => {
    const count = figure.querySelector(".el-stat-number__count");
    if (count === null) return;
    seen.add(count.textContent ?? "");
    expect(Number(count.textContent?.replace(",", ""))).toBeGreaterThanOrEqual(2_700);
    expect(count.getAttribute("aria-hidden")).toBe("true");
    expect(figure.querySelector(".el-stat-number__final")?.textContent).toBe("3,000");
  });
  observer.observe(figure, { childList: true, subtree: true, characterData: true });
  await expect.poll(() => seen.size).toBeGreaterThan(2);
  await expect.poll(() => figure.querySelector(".el-stat-number__count")).toBeNull();
  observer.disconnect();
  await expect.element(page.getByText("3,000")).toBeVisible();
});
