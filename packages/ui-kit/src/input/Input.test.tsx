import { renderToString } from "react-dom/server";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Field } from "../field/index.ts";
import { Input, type InputProps } from "./Input.tsx";

const LEAST_FONT_PX = 16;

const sample = (props: InputProps = {}) => (
  <Field name="phone" label="Phone">
    <Input clearLabel="Clear" {...props} />
  </Field>
);
const field = () => page.getByLabelText("Phone", { exact: true });
const clear = () => page.getByRole("button", { name: "Clear" });

function Controlled({ onChange }: { readonly onChange: (text: string) => void }) {
  const [text, setText] = useState("138");
  return sample({
    clearable: true,
    value: text,
    onChange: (event) => {
      setText(event.target.value);
      onChange(event.target.value);
    },
  });
}

it("offers to clear only what is there, and gives the focus back", async () => {
  await render(sample({ clearable: true }));
  expect(clear().elements()).toEqual([]);
  await field().fill("138");
  await clear().click();
  await expect.element(field()).toHaveValue("");
  expect(document.activeElement).toBe(field().element());
});

it("clears what the page keeps, too", async () => {
  const onChange = vi.fn<(text: string) => void>();
  await render(<Controlled onChange={onChange} />);
  await clear().click();
  await expect.element(field()).toHaveValue("");
  expect(onChange.mock.calls).toEqual([[""]]);
});

it.each([{ disabled: true }, { readOnly: true }])(
  "offers nothing where nothing can change: %o",
  async (state) => {
    await render(sample({ clearable: true, defaultValue: "138", ...state }));
    expect(clear().elements()).toEqual([]);
  },
);

it("stays large enough that iOS does not zoom, with and without sides", async () => {
  await render(sample());
  expect(Number.parseFloat(getComputedStyle(field().element()).fontSize)).toBeGreaterThanOrEqual(
    LEAST_FONT_PX,
  );
  document.documentElement.style.setProperty("--el-text-scale", "0.8");
  expect(Number.parseFloat(getComputedStyle(field().element()).fontSize)).toBeGreaterThanOrEqual(
    LEAST_FONT_PX,
  );
  document.documentElement.style.removeProperty("--el-text-scale");
});

it("has the height of a plain field with something beside the text", async () => {
  const screen = await render(sample());
  const { height, width } = field().element().getBoundingClientRect();
  await screen.rerender(sample({ leading: "+86", clearable: true }));
  const box = document.querySelector(".el-input-box") as HTMLElement;
  expect(box.getBoundingClientRect()).toMatchObject({ height, width });
});

it("has no dead button without scripting", () => {
  expect(renderToString(sample({ clearable: true }))).not.toContain("<button");
});
