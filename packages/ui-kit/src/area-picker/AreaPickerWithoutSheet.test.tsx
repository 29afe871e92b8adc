import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/index.ts";
import { Field } from "../field/index.ts";
import { en } from "../locale/en.ts";
import { AreaPicker, type AreaPickerProps } from "./AreaPicker.tsx";
import type { LoadAreas, PickableArea } from "./useAreas.ts";

// As in a tab whose release is pruned.
vi.mock("./AreaSheet.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

const PROVINCES: readonly PickableArea[] = [
  { code: "11", name: "Beijing" },
  { code: "44", name: "Guangdong" },
];
const sample = (props: AreaPickerProps) => (
  <ConfigProvider locale={en}>
    <Field name="areaCode" label="Area" required>
      <AreaPicker {...props} />
    </Field>
  </ConfigProvider>
);
const field = () => page.getByRole("combobox", { name: "Area" });

it.each([
  ["known", PROVINCES],
  ["asked for", undefined],
])("is a select of the provinces, %s, where the sheet cannot be loaded", async (_, provinces) => {
  const onValueChange = vi.fn<(path: readonly PickableArea[]) => void>();
  const load = vi.fn<LoadAreas>(async () => PROVINCES);
  await render(sample({ load, provinces, onValueChange }));
  await field().click();
  await expect.poll(() => document.activeElement?.tagName).toBe("SELECT");
  await userEvent.selectOptions(field(), "Guangdong");
  expect(onValueChange.mock.calls).toEqual([[[PROVINCES[1]]]]);
  expect(load.mock.calls.length > 0).toBe(provinces === undefined);
});

it("says so where the provinces are not to be had either, and can be tried again", async () => {
  const load = vi.fn<LoadAreas>().mockRejectedValue(new Error("No network."));
  await render(sample({ load }));
  await field().click();
  await expect.poll(() => page.getByRole("status").element().textContent).not.toBe("");
  load.mockResolvedValue(PROVINCES);
  // Who only comes by opens nothing.
  const button = field().element() as HTMLElement;
  button.blur();
  button.focus();
  await vi.waitFor(() => expect(load).toHaveResolved());
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(button);
  await field().click();
  await expect.poll(() => document.activeElement?.tagName).toBe("SELECT");
});
