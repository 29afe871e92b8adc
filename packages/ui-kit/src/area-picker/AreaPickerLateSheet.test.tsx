import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/index.ts";
import { en } from "../locale/en.ts";
import { AreaPicker } from "./AreaPicker.tsx";

const { promise, resolve } = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./AreaSheet.tsx", async (load) => {
  await promise;
  return load();
});

it("calls nobody away whom its sheet finds at something else", async () => {
  await render(
    <ConfigProvider locale={en}>
      <AreaPicker load={async () => [{ code: "11", name: "Beijing" }]} />
      <input aria-label="Company" />
    </ConfigProvider>,
  );
  const field = page.getByRole("combobox").first();
  await field.click();
  const company = page.getByLabelText("Company");
  await company.fill("M");
  resolve();
  await vi.dynamicImportSettled();
  await company.fill("Muyan");
  await expect.element(company).toHaveFocus();
  expect(document.querySelector("dialog[open]")).toBeNull();
  await field.click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
});
