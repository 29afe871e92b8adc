import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/index.ts";
import { Field } from "../field/index.ts";
import { Form } from "../form/index.ts";
import { en } from "../locale/en.ts";
import { AreaPicker, type AreaPickerProps } from "./AreaPicker.tsx";
import type { LoadAreas, PickableArea } from "./useAreas.ts";

const area = (code: string, name: string, leaf?: boolean): PickableArea => ({ code, name, leaf });
const PROVINCES = [area("11", "Beijing"), area("44", "Guangdong"), area("81", "Hong Kong", true)];
const PARTS: Readonly<Record<string, readonly PickableArea[]>> = {
  "44": [area("4401", "Guangzhou"), area("4403", "Shenzhen"), area("4419", "Dongguan")],
  "4403": [area("440304", "Futian"), area("440305", "Nanshan")],
  "4419": [],
};
const load: LoadAreas = async (parent) => (parent === undefined ? PROVINCES : (PARTS[parent] ?? []));

const sample = (props: Partial<AreaPickerProps> = {}, error?: string) => (
  <ConfigProvider locale={en}>
    <Form action="#" errors={error === undefined ? {} : { areaCode: error }}>
      <Field name="areaCode" label="Area" required>
        <AreaPicker load={load} {...props} />
      </Field>
    </Form>
  </ConfigProvider>
);
const trigger = () => page.getByRole("combobox", { name: "Area" });
const option = (name: string) => page.getByRole("option", { name });
const list = (name: string) => page.getByRole("listbox", { name });
const sent = () => new FormData(document.querySelector("form") as HTMLFormElement).getAll("areaCode");

it("leads from the province down to the district, and sends the last code", async () => {
  const onValueChange = vi.fn<(path: readonly PickableArea[]) => void>();
  await render(sample({ onValueChange }));
  expect(sent()).toEqual([""]);
  await trigger().click();
  await option("Guangdong").click();
  await expect.element(list("City")).toBeVisible();
  await option("Shenzhen").click();
  await option("Nanshan").click();
  await expect.element(trigger()).toHaveTextContent("Guangdong / Shenzhen / Nanshan");
  expect(sent()).toEqual(["440305"]);
  expect(onValueChange.mock.calls.map(([path]) => path.map(({ code }) => code))).toEqual([
    ["44", "4403", "440305"],
  ]);
  await expect.poll(() => document.activeElement).toBe(trigger().element());
});

it("ends early where nothing lies below, known before or not", async () => {
  await render(sample());
  await trigger().click();
  await option("Hong Kong").click();
  await expect.element(trigger()).toHaveTextContent("Hong Kong");
  expect(sent()).toEqual(["81"]);
  await trigger().click();
  await option("Guangdong").click();
  await option("Dongguan").click();
  await expect.element(trigger()).toHaveTextContent("Guangdong / Dongguan");
  expect(sent()).toEqual(["4419"]);
});

it("is used by keyboard alone, and the focus stays in the list", async () => {
  await render(sample());
  (trigger().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option("Beijing")).toBeVisible();
  expect(document.activeElement).toBe(list("Province").element());
  await userEvent.keyboard("{ArrowDown}{Control>}{ArrowUp}{/Control}{Enter}");
  await expect.element(option("Guangzhou")).toBeVisible();
  expect(document.activeElement).toBe(list("City").element());
  await userEvent.keyboard("{End}{Home}{ArrowDown} ");
  await expect.element(option("Futian")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(option("Guangzhou")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  await expect.element(option("Futian")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(trigger()).toHaveTextContent("Guangdong / Shenzhen / Futian");
});

it("opens where one left off, and goes back to any level", async () => {
  await render(
    sample({
      defaultValue: [PROVINCES[1], ...(PARTS["44"] ?? []).slice(1, 2), area("440305", "Nanshan")].filter(
        (step) => step !== undefined,
      ),
    }),
  );
  await trigger().click();
  await expect.element(option("Nanshan")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Guangdong" }).click();
  await expect.element(option("Beijing")).toBeVisible();
  await expect.element(option("Guangdong")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Close" }).click();
  expect(sent()).toEqual(["440305"]);
});

it("closes by the phone's Back button, on the same page", async () => {
  await render(sample());
  const { href } = location;
  await trigger().click();
  await expect.element(option("Guangdong")).toBeVisible();
  history.back();
  await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
  expect(location.href).toBe(href);
});

it("says that it loads, and offers another attempt when that fails", async () => {
  let answer: (areas: readonly PickableArea[]) => void = () => {};
  const attempts = vi.fn<LoadAreas>(
    async () =>
      new Promise((resolve, reject) => {
        answer = attempts.mock.calls.length === 1 ? () => reject(new Error("No network.")) : resolve;
      }),
  );
  await render(sample({ load: attempts }));
  await trigger().click();
  const status = page.getByRole("dialog").getByRole("status");
  await expect.element(status).toHaveTextContent("Loading");
  await expect.element(list("Province")).toHaveAttribute("aria-busy", "true");
  answer([]);
  await expect.element(status).toHaveTextContent("The areas did not load");
  await page.getByRole("button", { name: "Try again" }).click();
  answer(PROVINCES);
  await expect.element(option("Beijing")).toBeVisible();
  expect(attempts).toHaveBeenCalledTimes(2);
});

it("drops the answer for an area one has left, and asks for none twice", async () => {
  const answers = new Map<string, (areas: readonly PickableArea[]) => void>();
  const asked = vi.fn<LoadAreas>(
    async (parent) => new Promise((resolve) => answers.set(parent ?? "", resolve)),
  );
  await render(sample({ load: asked, provinces: PROVINCES }));
  await trigger().click();
  await option("Beijing").click();
  await expect.poll(() => answers.has("11")).toBe(true);
  await page.getByRole("button", { name: "Beijing" }).click();
  await option("Guangdong").click();
  await expect.poll(() => answers.has("44")).toBe(true);
  answers.get("44")?.(PARTS["44"] ?? []);
  await expect.element(option("Shenzhen")).toBeVisible();
  answers.get("11")?.([area("1101", "Haidian")]);
  await userEvent.keyboard("{End}");
  expect(list("City").element().textContent).toBe("GuangzhouShenzhenDongguan");
  await page.getByRole("button", { name: "Guangdong" }).click();
  await option("Guangdong").click();
  await expect.element(option("Shenzhen")).toBeVisible();
  expect(asked.mock.calls.map(([parent]) => parent)).toEqual(["11", "44"]);
});

it("takes nothing for chosen that was on its way as the sheet was closed", async () => {
  const below = Promise.withResolvers<readonly PickableArea[]>();
  const asked: LoadAreas = async (parent, signal) =>
    parent === "4419" ? below.promise : load(parent, signal);
  const onValueChange = vi.fn<(path: readonly PickableArea[]) => void>();
  await render(sample({ load: asked, provinces: PROVINCES, onValueChange }));
  await trigger().click();
  await option("Guangdong").click();
  await option("Dongguan").click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  below.resolve([]);
  await below.promise;
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(onValueChange).not.toHaveBeenCalled();
});

it("takes the reader to itself when it has a message", async () => {
  const screen = await render(sample());
  await screen.rerender(sample({}, "Please choose an area"));
  expect(document.activeElement).toBe(trigger().element());
  await expect.element(trigger()).toHaveAccessibleDescription("Please choose an area");
  await expect.element(trigger()).toHaveAttribute("aria-invalid", "true");
});

it("is a native select on a server, and keeps what was chosen before hydration", async () => {
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(sample({ provinces: PROVINCES }));
  const select = root.querySelector("select") as HTMLSelectElement;
  expect(select.labels[0]?.textContent).toBe("Area");
  expect((root.querySelector("form") as HTMLFormElement).checkValidity()).toBe(false);
  const { height } = (select.parentElement as HTMLElement).getBoundingClientRect();
  select.value = "44";
  expect(sent()).toEqual(["44"]);
  const app = hydrateRoot(root, sample({ provinces: PROVINCES }));
  await expect.element(trigger()).toHaveTextContent("Guangdong");
  expect(sent()).toEqual(["44"]);
  expect(trigger().element().getBoundingClientRect().height).toBe(height);
  await trigger().click();
  await expect.element(option("Shenzhen")).toBeVisible();
  root.querySelector("form")?.reset();
  await expect.poll(sent).toEqual([""]);
  app.unmount();
  root.remove();
});
