import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Form } from "../form/index.ts";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";

const LEAST_TOUCH_PX = 44;
const OPTIONS = [
  { value: "call", label: "Call", description: "Half an hour" },
  { value: "video", label: "Video" },
  { value: "visit", label: "Visit", disabled: true },
];
const sample = (props: Partial<RadioGroupProps> = {}) => (
  <Form action="#" errors={props.error === undefined ? {} : { plan: props.error }}>
    <RadioGroup name="plan" label="How?" hint="As you like" options={OPTIONS} {...props} />
  </Form>
);
const sent = () => [...new FormData(document.querySelector("form") as HTMLFormElement)];
const radio = (name: string) => page.getByRole("radio", { name });

it("is a group with a name, its choices named by their labels", async () => {
  await render(sample());
  const group = page.getByRole("radiogroup", { name: "How?" });
  await expect.element(group).toHaveAccessibleDescription("As you like");
  await expect.element(radio("Call")).toHaveAccessibleDescription("Half an hour");
  await expect.element(radio("Visit")).toBeDisabled();
});

it("is chosen by tap and by arrow keys, and sent with the form", async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  await render(sample({ onValueChange, look: "card" }));
  expect(sent()).toEqual([]);
  await page.getByText("Half an hour").click({ force: true });
  expect(sent()).toEqual([["plan", "call"]]);
  await userEvent.keyboard("{ArrowDown}");
  expect(sent()).toEqual([["plan", "video"]]);
  expect(onValueChange.mock.calls.flat()).toEqual(["call", "video"]);
});

it("takes the reader to its first choice when it has a message", async () => {
  const screen = await render(sample({ required: true }));
  await screen.rerender(sample({ required: true, error: "Please choose" }));
  expect(document.activeElement).toBe(radio("Call").element());
  const group = page.getByRole("radiogroup");
  await expect.element(group).toHaveAttribute("aria-invalid", "true");
  await expect.element(group).toHaveAttribute("aria-required", "true");
  await expect.element(group).toHaveAccessibleDescription("Please choose As you like");
});

it("follows the page where the page keeps the value", async () => {
  const screen = await render(sample({ value: "call" }));
  await expect.element(radio("Call")).toBeChecked();
  await screen.rerender(sample({ value: "video" }));
  await expect.element(radio("Video")).toBeChecked();
});

it.each(["list", "chip", "card"] as const)("has room for a finger as %s", async (look) => {
  await render(sample({ look }));
  for (const choice of document.querySelectorAll(".el-choice__input"))
    expect(Math.round(choice.getBoundingClientRect().height)).toBeGreaterThanOrEqual(LEAST_TOUCH_PX);
});

it("is checked by the browser and sent without scripting", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(sample({ required: true }));
  const form = root.querySelector("form") as HTMLFormElement;
  expect(form.checkValidity()).toBe(false);
  root.querySelector<HTMLInputElement>("input[value=video]")?.click();
  expect(form.checkValidity()).toBe(true);
  expect([...new FormData(form)]).toEqual([["plan", "video"]]);
});
