export { cssVariables } from "./cssVariables.ts";
export { variables, type CssVariableName, type CssVariableOf, type ThemableComponent } from "./variables.ts";
