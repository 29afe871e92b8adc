import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { commit, compose } from "../../test/composition.ts";
import { translate } from "../../test/translate.ts";
import { ConfigProvider } from "../config-provider/index.ts";
import { Field } from "../field/index.ts";
import { Form } from "../form/index.ts";
import { en } from "../locale/en.ts";
import { CompanyAutocomplete, type CompanyAutocompleteProps } from "./CompanyAutocomplete.tsx";
import type { CompanySuggestion, SuggestCompanies } from "./useSuggestions.ts";

const COMPANIES: readonly CompanySuggestion[] = [
  { id: "n1", name: "Northwind Skincare", city: "Leeds" },
  { id: "n2", name: "North & South" },
  { id: "n3", name: "花间集", city: "杭州" },
];
const DELAY_MS = 250;

interface SampleProps extends Partial<CompanyAutocompleteProps> {
  readonly onSubmit?: () => void;
}

const sample = ({ onSubmit, ...props }: SampleProps = {}) => (
  <ConfigProvider locale={en}>
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Field name="company" label="Company" hint="Any name will do">
        <CompanyAutocomplete suggest={async () => COMPANIES} idName="companyId" {...props} />
      </Field>
      <button type="submit">Send</button>
    </Form>
  </ConfigProvider>
);
const field = () => page.getByRole("combobox", { name: "Company" });
const options = () => page.getByRole("option").elements();
const sent = () => Object.fromEntries(new FormData(document.querySelector("form") as HTMLFormElement));
/** Lets a pause in typing pass. Waiting for an element moves this clock too, so a test of its edges types by itself. */
const pause = async () => vi.advanceTimersByTimeAsync(DELAY_MS);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Types by what React listens for, at once: the clock of these tests stands. */
function setNativeValue(input: HTMLInputElement, value: string): void {
  // React overrides the instance's own setter to remember what it set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

it("is a text field on a server, and sends what is typed without scripting", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(sample({ defaultValue: "My own" }));
  const input = root.querySelector("input[name=company]") as HTMLInputElement;
  expect(input.value).toBe("My own");
  expect(root.querySelector(`label[for="${input.id}"]`)).not.toBeNull();
});

it("asks once typing pauses, from two characters on, and says how many it found", async () => {
  const suggest = vi.fn<SuggestCompanies>(async () => COMPANIES);
  await render(sample({ suggest }));
  const input = field().element() as HTMLInputElement;
  setNativeValue(input, "n");
  await pause();
  expect(suggest).not.toHaveBeenCalled();
  setNativeValue(input, "nor");
  await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  setNativeValue(input, "north");
  await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(suggest).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(suggest.mock.calls.map(([text]) => text)).toEqual(["north"]);
  await expect.element(field()).toHaveAttribute("aria-expanded", "true");
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("3 companies found. Use up and down to choose");
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["North", "North"]);
});

it("drops an answer that comes after a newer question, and aborts it", async () => {
  const answers = new Map<string, (found: readonly CompanySuggestion[]) => void>();
  const signals: AbortSignal[] = [];
  await render(
    sample({
      suggest: async (text, signal) => {
        signals.push(signal);
        return new Promise((resolve) => answers.set(text, resolve));
      },
    }),
  );
  await field().fill("north");
  await pause();
  await field().fill("flower");
  await pause();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  answers.get("flower")?.([{ id: "f", name: "Flower Co" }]);
  await expect.element(page.getByRole("option", { name: "Flower Co" })).toBeVisible();
  answers.get("north")?.(COMPANIES);
  await vi.advanceTimersByTimeAsync(0);
  expect(options().map((option) => option.textContent)).toEqual(["Flower Co"]);
});

it("marks what is typed next on a page that the browser has translated", async () => {
  const { container } = await render(sample());
  const marks = () => [...container.querySelectorAll("mark")].map((mark) => mark.textContent);
  for (const [typed, marked] of [
    ["north", ["North", "North"]],
    ["wind", ["wind"]],
    ["skincare", ["Skincare"]],
    ["none of them", []],
  ] as const) {
    await field().fill(typed);
    await pause();
    await expect.poll(marks).toEqual(marked);
    expect(options()[0]?.textContent).toBe("Northwind Skincare Leeds");
    translate(container);
  }
});

it("is led by the arrow keys while the focus stays in the field", async () => {
  const onSubmit = vi.fn<() => void>();
  await render(sample({ onSubmit }));
  await field().fill("north");
  await pause();
  await expect.element(field()).toHaveAttribute("aria-expanded", "true");
  const active = () => document.getElementById(field().element().getAttribute("aria-activedescendant") ?? "");
  expect(active()).toBeNull();
  await userEvent.keyboard("{ArrowUp}");
  expect(active()?.textContent).toContain("花间集");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()?.textContent).toBe("North & South");
  expect(active()?.getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement).toBe(field().element());
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(sent()).toEqual({ company: "North & South", companyId: "n2" });
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("closes by Escape and keeps the text; a picked id goes with the first change", async () => {
  await render(sample());
  await field().fill("north");
  await pause();
  await page.getByRole("option", { name: "Northwind Skincare Leeds" }).click();
  expect(sent()).toEqual({ company: "Northwind Skincare", companyId: "n1" });
  await userEvent.keyboard("!");
  expect(sent()).toEqual({ company: "Northwind Skincare!", companyId: "" });
  await pause();
  await expect.element(field()).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
  await expect.element(field()).toHaveValue("Northwind Skincare!");
});

it("closes when the page is pressed elsewhere or the focus leaves", async () => {
  await render(sample());
  await field().fill("north");
  await pause();
  await expect.element(field()).toHaveAttribute("aria-expanded", "true");
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{ArrowDown}");
  await pause();
  await expect.element(field()).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Tab}");
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
});

it("says that it searches, finds nothing or fails, and lets the reader go on", async () => {
  let answer: () => readonly CompanySuggestion[] = () => [];
  await render(sample({ suggest: async () => Promise.resolve().then(() => answer()) }));
  await field().fill("no");
  await expect.element(page.getByRole("status")).toHaveTextContent("Searching");
  await pause();
  await expect.element(page.getByRole("status")).toHaveTextContent("No match. Just type the name");
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
  answer = () => {
    throw new Error("No network.");
  };
  await field().fill("nor");
  await pause();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("Search is unavailable. Just type the name");
  expect(sent()["company"]).toBe("nor");
});

it("asks nothing and takes no key while a word is composed", async () => {
  const suggest = vi.fn<SuggestCompanies>(async () => COMPANIES);
  const onSubmit = vi.fn<() => void>();
  await render(sample({ suggest, onSubmit }));
  (field().element() as HTMLElement).focus();
  await compose("hua");
  await compose("huajian");
  await pause();
  await expect.element(field()).toHaveValue("huajian");
  expect(suggest).not.toHaveBeenCalled();
  field()
    .element()
    .dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowDown", keyCode: 229, bubbles: true, cancelable: true }),
    );
  await pause();
  expect(suggest).not.toHaveBeenCalled();
  await commit("花间");
  await pause();
  expect(suggest.mock.calls.map(([text]) => text)).toEqual(["花间"]);
  await expect.element(field()).toHaveValue("花间");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("starts anew when the form is reset", async () => {
  await render(sample({ defaultValue: "First" }));
  await field().fill("north");
  await pause();
  await page.getByRole("option", { name: "Northwind Skincare Leeds" }).click();
  (document.querySelector("form") as HTMLFormElement).reset();
  await expect.element(field()).toHaveValue("First");
  expect(sent()["companyId"]).toBe("");
});

it("sends the id of the picked company with its name alone, also where the page changes the text", async () => {
  const screen = await render(sample({ value: "north" }));
  await field().click();
  await userEvent.keyboard("{ArrowDown}");
  await pause();
  await page.getByRole("option", { name: "Northwind Skincare Leeds" }).click();
  await screen.rerender(sample({ value: "Northwind Skincare" }));
  expect(sent()["companyId"]).toBe("n1");
  await screen.rerender(sample({ value: "" }));
  expect(sent()["companyId"]).toBe("");
});

it("gives its input to a ref", async () => {
  const ref = createRef<HTMLInputElement>();
  await render(sample({ ref }));
  expect(ref.current).toBe(field().element());
});
