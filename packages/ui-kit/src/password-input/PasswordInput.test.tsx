import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/index.ts";
import { Field } from "../field/index.ts";
import { en } from "../locale/en.ts";
import { PasswordInput, type PasswordInputProps } from "./PasswordInput.tsx";

const sample = (props: PasswordInputProps = {}) => (
  <ConfigProvider locale={en}>
    <form onSubmit={(event) => event.preventDefault()}>
      <Field name="password" label="Secret" hint="Yours alone" required>
        <PasswordInput {...props} />
      </Field>
      <button type="submit">Send</button>
    </form>
  </ConfigProvider>
);
const field = () => page.getByLabelText("Secret");

it("shows and hides what was typed, and says so", async () => {
  await render(sample());
  await field().fill("abc 123 ");
  await expect.element(field()).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.element(field()).toHaveAttribute("type", "text");
  await expect.element(field()).toHaveValue("abc 123 ");
  await expect.element(page.getByRole("status")).toHaveTextContent("Your password is visible");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect.element(field()).toHaveAttribute("type", "password");
  await expect.element(page.getByRole("status")).toHaveTextContent("Your password is hidden");
});

it("hides again before it is sent, so that no browser keeps it as text", async () => {
  await render(sample());
  await field().fill("abc123");
  await page.getByRole("button", { name: "Show password" }).click();
  const types: string[] = [];
  document.querySelector("form")?.addEventListener("submit", () => {
    types.push((field().element() as HTMLInputElement).type);
  });
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByRole("button", { name: "Show password" })).toBeVisible();
  expect(types).toEqual(["password"]);
});

it("tells managers which password it is, and keyboards to leave it alone", async () => {
  await render(sample({ autoComplete: "new-password" }));
  await expect.element(field()).toHaveAttribute("autocomplete", "new-password");
  await expect.element(field()).toHaveAttribute("autocapitalize", "none");
  await expect.element(field()).toHaveAttribute("spellcheck", "false");
});

it("reads the rules with the field, and the judgement as it changes", async () => {
  const rules = (met: boolean) => [
    { key: "length", text: "6 to 20 characters", met },
    { key: "mixed", text: "A letter and a digit", met: true },
  ];
  const screen = await render(sample({ strength: { score: 1, text: "Weak", rules: rules(false) } }));
  await expect
    .element(field())
    .toHaveAccessibleDescription("Yours alone 6 to 20 characters not met yet A letter and a digit met");
  expect(document.querySelectorAll(".el-password-strength__bar.is-filled").length).toBe(1);
  await screen.rerender(sample({ strength: { score: 3, text: "Strong", rules: rules(true) } }));
  const announced = document.querySelector("output.el-password-strength__text");
  expect(announced?.textContent).toBe("Strong");
  expect(document.querySelectorAll(".el-password-strength__bar.is-filled").length).toBe(3);
});

it("can be reached and used by keyboard", async () => {
  await render(sample());
  await field().click();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(field()).toHaveAttribute("type", "text");
});

it("has no dead button without scripting", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(sample());
  expect(root.querySelector<HTMLButtonElement>(".el-password-input__toggle")?.hidden).toBe(true);
});
