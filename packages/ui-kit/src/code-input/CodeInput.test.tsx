import { useLayoutEffect, useState, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { commit, compose } from "../../test/composition.ts";
import { Field } from "../field/index.ts";
import { CodeInput, type CodeInputProps } from "./CodeInput.tsx";

const sample = (props: CodeInputProps = {}) => (
  <form>
    <Field name="code" label="Code" hint="Six digits" error={undefined} required>
      <CodeInput {...props} />
    </Field>
  </form>
);
const field = () => page.getByLabelText("Code");
const input = () => field().element() as HTMLInputElement;

function paste(text: string): void {
  input().focus();
  input().select();
  document.execCommand("insertText", false, text);
}

it("is one field that phones fill in, with its label and hint", async () => {
  await render(sample());
  await expect.element(field()).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(field()).toHaveAttribute("inputmode", "numeric");
  await expect.element(field()).toHaveAccessibleDescription("Six digits");
  expect(document.querySelectorAll("input").length).toBe(1);
});

it("takes digits alone, and tells the whole code once", async () => {
  const onComplete = vi.fn<(code: string) => void>();
  await render(sample({ onComplete }));
  await field().click();
  await userEvent.keyboard("12a50347");
  expect(onComplete.mock.calls).toEqual([["125034"]]);
  await userEvent.keyboard("{Backspace}9");
  expect(onComplete.mock.calls).toEqual([["125034"], ["125039"]]);
});

it("takes the code out of a pasted message", async () => {
  const told: string[][] = [];
  await render(sample({ onComplete: (code) => told.push([code, input().value]) }));
  paste("【维思敦】验证码 125 034，5 分钟内有效。");
  await expect.element(field()).toHaveValue("125034");
  paste("９８７６５４");
  await expect.element(field()).toHaveValue("987654");
  // A form that is sent at once sends what the input holds.
  expect(told).toEqual([
    ["125034", "125034"],
    ["987654", "987654"],
  ]);
});

it("sends a whole code that comes between another render and its effects", async () => {
  const sent: unknown[] = [];
  function Sender(): ReactElement {
    const [answers, setAnswers] = useState(0);
    useLayoutEffect(() => {
      if (answers === 0) return;
      queueMicrotask(() => {
        paste("125034");
      });
    }, [answers]);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(new FormData(event.currentTarget).get("code"));
        }}
      >
        <Field name="code" label="Code" required>
          <CodeInput onComplete={() => input().form?.querySelector<HTMLElement>("[type=submit]")?.click()} />
        </Field>
        <button type="submit">Send</button>
        <button type="button" onClick={() => setTimeout(() => setAnswers(1))}>
          Answer
        </button>
      </form>
    );
  }
  await render(<Sender />);
  await page.getByRole("button", { name: "Answer" }).click();
  await expect.poll(() => sent).toEqual(["125034"]);
});

it("lets an input method finish before it reads what came", async () => {
  await render(sample());
  input().focus();
  await compose("１２");
  await expect.element(field()).toHaveValue("１２");
  await commit("１２３");
  await expect.element(field()).toHaveValue("123");
});

it("draws each digit in the middle of its cell, at any text size", async () => {
  await render(sample({ defaultValue: "888888" }));
  const root = document.documentElement;
  for (const scale of ["1", "2"]) {
    root.style.setProperty("--el-text-scale", scale);
    const style = getComputedStyle(input());
    const ruler = document.createElement("span");
    ruler.textContent = "8";
    ruler.style.cssText = `position:absolute;font:${style.font}`;
    document.body.append(ruler);
    const digit = ruler.getBoundingClientRect().width;
    ruler.remove();
    const cells = [...document.querySelectorAll(".el-code-input__cell")].map((cell) =>
      cell.getBoundingClientRect(),
    );
    const { left } = input().getBoundingClientRect();
    const pitch = digit + Number.parseFloat(style.letterSpacing);
    cells.forEach((cell, at) => {
      const middle = left + Number.parseFloat(style.paddingLeft) + at * pitch + digit / 2;
      expect(Math.abs(middle - (cell.left + cell.width / 2)), `cell ${at} at ${scale}`).toBeLessThan(1.5);
      expect(digit).toBeLessThan(cell.width);
    });
    expect(input().scrollWidth).toBeLessThanOrEqual(input().clientWidth);
  }
  root.style.removeProperty("--el-text-scale");
});

it("follows a reset of the form", async () => {
  await render(sample({ defaultValue: "12" }));
  await field().click();
  await userEvent.keyboard("{End}3");
  await expect.element(field()).toHaveValue("123");
  (document.querySelector("form") as HTMLFormElement).reset();
  await expect.element(field()).toHaveValue("12");
});

it("is checked by the browser before hydration", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(sample());
  const plain = root.querySelector("input") as HTMLInputElement;
  expect(plain.maxLength).toBe(6);
  plain.value = "12";
  expect(plain.checkValidity()).toBe(false);
  plain.value = "125034";
  expect(plain.checkValidity()).toBe(true);
});

it("keeps all digits in view when the last one is typed", async () => {
  await render(sample());
  await field().click();
  await userEvent.keyboard("125034");
  const box = document.querySelector(".el-code-input") as HTMLElement;
  expect(box.scrollLeft).toBe(0);
  expect(input().scrollLeft).toBe(0);
  // Also where somebody scrolls: the box has nothing to scroll.
  box.scrollLeft = 20;
  expect(box.scrollLeft).toBe(0);
});
