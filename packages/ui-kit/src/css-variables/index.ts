export { cssVariables } from "./cssVariables.ts";
export { variables } from "./variables.ts";
export type { CssVariableName, CssVariableOf, ThemableComponent } from "./variables.ts";
