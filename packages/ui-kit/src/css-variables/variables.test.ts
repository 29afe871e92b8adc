import { expect, it } from "vitest";
import { cssVariables } from "./cssVariables.ts";
import { variables, type CssVariableOf } from "./variables.ts";

it("names the knobs of a component with what holds without them", () => {
  expect(cssVariables.button["--el-button-height"]).toBe("var(--el-size-control)");
});

it("lets a style set only what exists", () => {
  const known: CssVariableOf<"button"> = "--el-button-radius";
  expect(variables({ [known]: "8px" })).toEqual({ "--el-button-radius": "8px" });
  // @ts-expect-error -- there is no such variable
  variables({ "--el-button-colour": "red" });
});
