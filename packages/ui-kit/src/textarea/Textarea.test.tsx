import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/index.ts";
import { Field } from "../field/index.ts";
import { en } from "../locale/en.ts";
import { Textarea, type TextareaProps } from "./Textarea.tsx";

const sample = (props: TextareaProps = {}) => (
  <ConfigProvider locale={en}>
    <form>
      <Field name="wish" label="Wish" hint="Anything">
        <Textarea rows={2} {...props} />
      </Field>
    </form>
  </ConfigProvider>
);
const field = () => page.getByLabelText("Wish");
const height = (): number => field().element().getBoundingClientRect().height;

it("grows and shrinks with its text, up to a part of the screen", async () => {
  await render(sample());
  const least = height();
  await field().fill("line\n".repeat(8));
  const grown = height();
  expect(grown).toBeGreaterThan(least);
  expect(field().element().scrollHeight).toBeLessThanOrEqual(field().element().clientHeight + 1);
  await field().fill("line\n".repeat(80));
  expect(height()).toBeLessThanOrEqual(innerHeight * 0.6 + 1);
  await field().fill("");
  expect(height()).toBe(least);
});

it("keeps its height where that is wanted", async () => {
  await render(sample({ autosize: false }));
  const least = height();
  await field().fill("line\n".repeat(8));
  expect(height()).toBe(least);
});

it("counts what is used, and says near the end what is left, once at each mark", async () => {
  await render(sample({ counter: true, maxLength: 80 }));
  const status = page.getByRole("status");
  await expect.element(field()).toHaveAccessibleDescription("Anything 0 / 80");
  await field().fill("a".repeat(20));
  await expect.element(page.getByText("20 / 80")).toBeVisible();
  await expect.element(status).toHaveTextContent("");
  await field().fill("a".repeat(35));
  await expect.element(status).toHaveTextContent("45 characters left");
  await field().fill("a".repeat(40));
  await expect.element(page.getByText("40 / 80")).toBeVisible();
  await expect.element(status).toHaveTextContent("45 characters left");
  await field().fill("a".repeat(80));
  await expect.element(status).toHaveTextContent("0 characters left");
});

it("counts anew when the form is reset", async () => {
  await render(sample({ counter: true, maxLength: 80, defaultValue: "abc" }));
  await field().fill("abcdef");
  await expect.element(page.getByText("6 / 80")).toBeVisible();
  (document.querySelector("form") as HTMLFormElement).reset();
  await expect.element(page.getByText("3 / 80")).toBeVisible();
});

it("shows no count that nobody would update without scripting", () => {
  expect(renderToString(sample({ counter: true, maxLength: 80 }))).not.toContain("/ 80");
});
