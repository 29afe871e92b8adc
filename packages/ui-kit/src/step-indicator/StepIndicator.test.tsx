import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/index.ts";
import { en } from "../locale/en.ts";
import { StepIndicator, type StepIndicatorProps } from "./StepIndicator.tsx";

const STEPS = [
  { key: "contact", label: "Contact" },
  { key: "brand", label: "Brand" },
  { key: "time", label: "Time" },
];
const sample = (props: Partial<StepIndicatorProps> = {}) => (
  <ConfigProvider locale={en}>
    <StepIndicator steps={STEPS} current="brand" {...props} />
  </ConfigProvider>
);

it("marks the step at hand and what is done", async () => {
  await render(sample());
  const steps = page.getByRole("list", { name: "Progress" }).getByRole("listitem").elements();
  expect(steps.map((step) => [step.textContent, step.getAttribute("aria-current")])).toEqual([
    ["Contact done", null],
    ["Brand", "step"],
    ["Time", null],
  ]);
});

it("announces the next step", async () => {
  const screen = await render(sample());
  await expect.element(page.getByRole("status")).toHaveTextContent("Step 2 of 3 Brand");
  await screen.rerender(sample({ current: "time" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("Step 3 of 3 Time");
});

it("leads back to what is done, if the page wants that", async () => {
  const onSelect = vi.fn<(key: string) => void>();
  const screen = await render(sample());
  expect(page.getByRole("button").elements()).toEqual([]);
  await screen.rerender(sample({ onSelect, current: "time" }));
  await page.getByRole("button", { name: "Contact" }).click();
  expect(onSelect.mock.calls).toEqual([["contact"]]);
  expect(page.getByRole("button").elements().length).toBe(2);
});
