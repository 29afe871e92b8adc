import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Field } from "../field/index.ts";
import { Textarea } from "./Textarea.tsx";

const sample = () => (
  <form>
    <Field name="wish" label="Wish">
      <Textarea rows={2} />
    </Field>
    <button type="reset">Anew</button>
  </form>
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

it("shrinks again when the form is reset", async () => {
  await render(sample());
  const least = height();
  await field().fill("line\n".repeat(8));
  (document.querySelector("form") as HTMLFormElement).reset();
  await expect.poll(height).toBe(least);
  // A tap of the reader, unlike a script, has nothing under way when the values change.
  await field().fill("line\n".repeat(8));
  await page.getByRole("button", { name: "Anew" }).click();
  await expect.poll(height).toBe(least);
});
