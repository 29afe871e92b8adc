import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Form } from "../form/index.ts";
import { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup.tsx";

const OPTIONS = ["kol", "live", "media"].map((value) => ({ value, label: value.toUpperCase() }));
const sample = (props: Partial<CheckboxGroupProps> = {}) => (
  <Form action="#" errors={props.error === undefined ? {} : { services: props.error }}>
    <CheckboxGroup name="services" label="What?" options={OPTIONS} {...props} />
  </Form>
);
const sent = () => new FormData(document.querySelector("form") as HTMLFormElement).getAll("services");
const box = (name: string) => page.getByRole("checkbox", { name });

it("sends each chosen value, and tells them in the order of the options", async () => {
  const onValueChange = vi.fn<(value: readonly string[]) => void>();
  await render(sample({ onValueChange, defaultValue: ["media"] }));
  await expect.element(page.getByRole("group", { name: "What?" })).toBeVisible();
  expect(sent()).toEqual(["media"]);
  await box("KOL").click();
  expect(onValueChange).toHaveBeenLastCalledWith(["kol", "media"]);
  (box("LIVE").element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  expect(sent()).toEqual(["kol", "live", "media"]);
  await box("MEDIA").click();
  expect(onValueChange).toHaveBeenLastCalledWith(["kol", "live"]);
});

it("follows the page where the page keeps the values", async () => {
  const onValueChange = vi.fn<(value: readonly string[]) => void>();
  const screen = await render(sample({ value: ["live"], onValueChange }));
  await box("KOL").click();
  expect(onValueChange).toHaveBeenLastCalledWith(["kol", "live"]);
  expect(sent()).toEqual(["live"]);
  await screen.rerender(sample({ value: ["kol", "live"], onValueChange }));
  expect(sent()).toEqual(["kol", "live"]);
});

it("takes the reader to itself when nothing was chosen", async () => {
  const screen = await render(sample());
  await screen.rerender(sample({ error: "Choose one at least" }));
  expect(document.activeElement).toBe(box("KOL").element());
  await expect
    .element(page.getByRole("group", { name: "What?" }))
    .toHaveAccessibleDescription("Choose one at least");
});
