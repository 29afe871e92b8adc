import { createRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { commit, compose } from "../../test/composition.ts";
import { Checkbox } from "../checkbox/index.ts";
import { CodeInput } from "../code-input/index.ts";
import { CompanyAutocomplete } from "../company-autocomplete/index.ts";
import { ConfigProvider } from "../config-provider/index.ts";
import { Field } from "../field/index.ts";
import { Input } from "../input/index.ts";
import { en } from "../locale/en.ts";
import { PasswordInput } from "../password-input/index.ts";
import { Select } from "../select/index.ts";
import { SubmitButton } from "../submit-button/index.ts";
import { Textarea } from "../textarea/index.ts";
import { Form, type FormProps } from "./Form.tsx";
import { FormError } from "./FormError.tsx";

const sample = (props: FormProps = {}) => (
  <Form action="#" {...props}>
    <FormError>{props.errors?.[""]}</FormError>
    <Field name="name" label="Name" hint="However you like" required>
      <Input />
    </Field>
    <Field name="phone" label="Phone" required>
      <Input type="tel" />
    </Field>
    <Checkbox name="consent" required>
      I agree
    </Checkbox>
    <SubmitButton busyLabel="Sending">Send</SubmitButton>
  </Form>
);

it("ties label, hint and message to the control", async () => {
  await render(sample({ errors: { phone: "Check the number" } }));
  const phone = page.getByLabelText("Phone");
  await expect.element(phone).toHaveAccessibleDescription("Check the number");
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByLabelText("Name")).toHaveAccessibleDescription("However you like");
  await expect.element(page.getByLabelText("Name")).not.toHaveAttribute("aria-invalid");
});

const OWN = { id: "own", "aria-describedby": "note" };

it.each([
  ["Input", () => <Input {...OWN} />],
  ["Input with a side", () => <Input {...OWN} leading="+86" />],
  ["Textarea", () => <Textarea {...OWN} />],
  ["Select", () => <Select {...OWN} options={[]} />],
  ["CodeInput", () => <CodeInput {...OWN} />],
  ["PasswordInput", () => <PasswordInput {...OWN} />],
  ["CompanyAutocomplete", () => <CompanyAutocomplete {...OWN} suggest={async () => []} />],
])("keeps %s tied to its field beside an id and a description of its own", async (_, Control) => {
  await render(
    <ConfigProvider locale={en}>
      <Field name="own" label="Own" hint="However you like" error="Check it">
        <Control />
      </Field>
      <p id="note">A note</p>
    </ConfigProvider>,
  );
  await expect
    .element(page.getByLabelText("Own", { exact: true }))
    .toHaveAccessibleDescription("Check it However you like A note");
});

it("ticks a box by its label, and adds what describes it to its message", async () => {
  await render(
    <>
      <Checkbox {...OWN} name="consent" error="Please agree">
        I agree
      </Checkbox>
      <p id="note">A note</p>
    </>,
  );
  await page.getByText("I agree").click();
  await expect.element(page.getByRole("checkbox")).toBeChecked();
  await expect.element(page.getByRole("checkbox")).toHaveAccessibleDescription("Please agree A note");
});

it("takes the reader to the first field with a message, and keeps what was typed", async () => {
  const screen = await render(sample());
  await page.getByLabelText("Name").fill("Lin");
  await screen.rerender(sample({ errors: { phone: "Check the number", consent: "Please agree" } }));
  expect(document.activeElement).toBe(page.getByLabelText("Phone").element());
  await expect.element(page.getByLabelText("Name")).toHaveValue("Lin");
});

it("announces no message that comes with the focus, but one that comes later", async () => {
  const isWrong = (_: string, values: FormData) => values.get("phone") !== "12345";
  const screen = await render(sample({ isWrong }));
  const phone = page.getByLabelText("Phone");
  const announced = (): readonly (string | null)[] =>
    Array.from(document.querySelectorAll("[aria-live=polite]"), (region) => region.textContent);
  expect(announced()).toEqual(["", "", ""]);
  const errors = { phone: "Check the number", consent: "Please agree" };
  await screen.rerender(sample({ isWrong, errors }));
  expect(announced()).toEqual([""]);
  await phone.fill("12345");
  await expect.poll(announced).toEqual(["", "", "Please agree"]);
  await phone.fill("1");
  await expect.poll(announced).toEqual(["", "Check the number", "Please agree"]);
});

it("leaves the reader alone while messages written inline stay the same, but for the next submission", async () => {
  const Inline = () => {
    const [, setName] = useState("");
    return (
      <Form errors={{ phone: "Check the number" }} onSubmit={(event) => event.preventDefault()}>
        <Field name="name" label="Name">
          <Input onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field name="phone" label="Phone">
          <Input />
        </Field>
        <SubmitButton busyLabel="Sending">Send</SubmitButton>
      </Form>
    );
  };
  await render(<Inline />);
  const phone = page.getByLabelText("Phone");
  await phone.fill("1");
  await page.getByLabelText("Name").click();
  await userEvent.keyboard("Lin");
  await expect.element(page.getByLabelText("Name")).toHaveValue("Lin");
  await expect.element(phone).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAccessibleDescription("Check the number");
  await page.getByLabelText("Name").click();
  await userEvent.keyboard("g");
  await expect.element(page.getByLabelText("Name")).toHaveValue("Ling");
});

it("takes the reader to a message about the whole form where no field has one", async () => {
  const style = { paddingBottom: "3000px" };
  const screen = await render(sample({ style }));
  page.getByRole("button", { name: "Send" }).element().closest("form")?.scrollIntoView(false);
  await screen.rerender(sample({ style, errors: { "": "No connection" } }));
  await expect.element(page.getByText("No connection")).toBeInViewport();
});

it("takes a message away as soon as its field is right, and brings none by itself", async () => {
  const isWrong = (name: string, values: FormData) => name === "phone" && values.get(name) !== "12345";
  const errors = { "": "Look again", name: "Say it", phone: "Check it", consent: "Please agree" };
  await render(sample({ errors, isWrong }));
  const phone = page.getByLabelText("Phone");
  await phone.fill("123");
  await page.getByLabelText("Name").fill("Lin");
  await expect.element(page.getByLabelText("Name")).not.toHaveAttribute("aria-invalid");
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
  await phone.fill("12345");
  await expect.element(phone).not.toHaveAttribute("aria-invalid");
  await expect.element(phone).toHaveFocus();
  await expect.element(page.getByText("Look again")).toBeVisible();
  await page.getByLabelText("I agree").click();
  await expect.element(page.getByLabelText("I agree")).not.toHaveAttribute("aria-invalid");
  await expect.element(page.getByText("Look again")).not.toBeInTheDocument();
  await phone.fill("1");
  await expect.element(phone).toHaveAccessibleDescription("Check it");
});

it("takes a message away with its field", async () => {
  const errors = { "": "Look again", code: "Ask for it" };
  const form = (asked: boolean) => (
    <Form errors={errors} isWrong={() => true}>
      <FormError>{errors[""]}</FormError>
      {asked && (
        <Field name="code" label="Code">
          <Input />
        </Field>
      )}
    </Form>
  );
  const screen = await render(form(true));
  await expect.element(page.getByText("Look again")).toBeVisible();
  await screen.rerender(form(false));
  await expect.element(page.getByText("Look again")).not.toBeInTheDocument();
});

it("drops a second submission while one is under way", async () => {
  const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  const screen = await render(sample({ onSubmit }));
  await page.getByRole("button", { name: "Send" }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await screen.rerender(sample({ onSubmit, busy: true }));
  (page.getByRole("button").element() as HTMLElement).click();
  (document.querySelector("form") as HTMLFormElement).requestSubmit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole("status")).toHaveTextContent("Sending");
});

it("posts by itself, and lets the browser check, before hydration", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(sample({ action: "/submit" }));
  const form = root.querySelector("form") as HTMLFormElement;
  expect(form.method).toBe("post");
  expect(form.noValidate).toBe(false);
  expect(form.checkValidity()).toBe(false);
  (form.elements.namedItem("name") as HTMLInputElement).value = "Lin";
  (form.elements.namedItem("phone") as HTMLInputElement).value = "13800000000";
  expect((form.elements.namedItem("consent") as HTMLInputElement).checked).toBe(false);
  (form.elements.namedItem("consent") as HTMLInputElement).checked = true;
  expect(form.checkValidity()).toBe(true);
  expect([...new FormData(form)]).toEqual([
    ["name", "Lin"],
    ["phone", "13800000000"],
    ["consent", "1"],
  ]);
});

it("leaves the check of required fields to the browser where no `onSubmit` makes it", async () => {
  const screen = await render(sample());
  const form = document.querySelector("form") as HTMLFormElement;
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  form.addEventListener("submit", sent);
  form.requestSubmit();
  expect(sent).not.toHaveBeenCalled();
  await screen.rerender(sample({ onSubmit: (event) => event.preventDefault() }));
  form.requestSubmit();
  expect(sent).toHaveBeenCalledTimes(1);
});

it("is posted to an address, or sent by `onSubmit`: a function in its place would wait for scripting", () => {
  // @ts-expect-error -- React takes one.
  const props: FormProps = { action: async () => {} };
  expect(props.action).toBeTypeOf("function");
});

it("decides itself who checks", () => {
  // @ts-expect-error -- Overwritten.
  const props: FormProps = { noValidate: true };
  expect(props).toHaveProperty("noValidate");
});

it("gives its element to a ref", async () => {
  const ref = createRef<HTMLFormElement>();
  await render(sample({ ref }));
  expect(ref.current).toBe(document.querySelector("form"));
});

it("stays busy until a promise settles, and drops what is sent meanwhile", async () => {
  let finish: () => void = () => {};
  const onSubmit = vi.fn<NonNullable<FormProps["onSubmit"]>>(async (event) => {
    event.preventDefault();
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await render(sample({ onSubmit }));
  const form = document.querySelector("form") as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole("status")).toHaveTextContent("Sending");
  finish();
  await expect.element(page.getByRole("status")).toHaveTextContent("");
  form.requestSubmit();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  finish();
});

it("is not sent by the Enter that takes over a composed word", async () => {
  const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  await render(sample({ onSubmit }));
  const name = page.getByLabelText("Name").element() as HTMLInputElement;
  name.focus();
  await compose("lin");
  const enter = { key: "Enter", bubbles: true, cancelable: true };
  const onAndroid = new KeyboardEvent("keydown", { ...enter, isComposing: true, keyCode: 13 });
  name.dispatchEvent(onAndroid);
  expect(onAndroid.defaultPrevented).toBe(false);
  const inChrome = new KeyboardEvent("keydown", { ...enter, isComposing: true, keyCode: 229 });
  name.dispatchEvent(inChrome);
  await commit("林");
  // Safari says after the composition that the key was the input method's.
  const inSafari = new KeyboardEvent("keydown", { ...enter, keyCode: 229 });
  name.dispatchEvent(inSafari);
  expect([inChrome.defaultPrevented, inSafari.defaultPrevented]).toEqual([true, true]);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(name.value).toBe("林");
});
