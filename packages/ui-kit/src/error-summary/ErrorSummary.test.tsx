import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CheckboxGroup } from "../checkbox-group/index.ts";
import { ConfigProvider } from "../config-provider/index.ts";
import { Field } from "../field/index.ts";
import { Form, type FormProps } from "../form/index.ts";
import { Input } from "../input/index.ts";
import { en } from "../locale/en.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

const sample = (errors: FormProps["errors"] = {}) => (
  <ConfigProvider locale={en}>
    <Form action="#" errors={errors}>
      <ErrorSummary order={["name", "services"]} />
      <Field name="name" label="Name">
        <Input />
      </Field>
      <CheckboxGroup name="services" label="What?" options={[{ value: "kol", label: "KOL" }]} />
    </Form>
  </ConfigProvider>
);
const BOTH = { services: "Choose one", name: "Enter your name", "": "Not sent" };

it("takes the focus, and leads to each field in the order of the page", async () => {
  const screen = await render(sample());
  await screen.rerender(sample(BOTH));
  const summary = page.getByRole("region", { name: "Please check: 2" });
  expect(document.activeElement).toBe(summary.element());
  expect(
    summary
      .getByRole("link")
      .elements()
      .map((link) => link.textContent),
  ).toEqual(["Enter your name", "Choose one"]);
  await page.getByRole("link", { name: "Choose one" }).click();
  expect(document.activeElement).toBe(page.getByRole("checkbox").element());
  await page.getByRole("link", { name: "Enter your name" }).click();
  expect(document.activeElement).toBe(page.getByLabelText("Name").element());
});

it("leaves a single message to its field", async () => {
  const screen = await render(sample());
  await screen.rerender(sample({ name: "Enter your name" }));
  expect(page.getByRole("region").elements()).toEqual([]);
  expect(document.activeElement).toBe(page.getByLabelText("Name").element());
});

it("links to the fields of a page that a server answered", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(sample(BOTH));
  const targets = [...root.querySelectorAll<HTMLAnchorElement>("a")].map((link) =>
    root.querySelector(`[id="${link.hash.slice(1)}"]`),
  );
  expect(targets.map((target) => target?.querySelector("input")?.name)).toEqual(["name", "services"]);
});
