import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Field } from "../field/index.ts";
import { Input, type InputProps } from "./Input.tsx";

const LEAST_FONT_PX = 16;

const sample = (props: InputProps = {}) => (
  <Field name="phone" label="Phone">
    <Input {...props} />
  </Field>
);
const field = () => page.getByLabelText("Phone", { exact: true });

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
  await screen.rerender(sample({ leading: "+86", trailing: "CNY" }));
  const box = document.querySelector(".el-input-box") as HTMLElement;
  expect(box.getBoundingClientRect()).toMatchObject({ height, width });
});
