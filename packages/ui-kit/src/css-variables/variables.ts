import type { CSSProperties } from "react";
import type { cssVariables } from "./cssVariables.ts";

/** Components that can be themed alone, by their subpath. */
export type ThemableComponent = keyof typeof cssVariables;

/** Variables of one component, e.g. `CssVariableOf<"button">`. */
export type CssVariableOf<Component extends ThemableComponent> = keyof (typeof cssVariables)[Component] &
  string;

type Keys<Variables> = Variables extends unknown ? keyof Variables & string : never;

/** Variables of all components. */
export type CssVariableName = Keys<(typeof cssVariables)[ThemableComponent]>;

/**
 * Variables as a `style`, with their names checked.
 *
 * @param values - Values as CSS writes them; a number is taken without a unit. In styles of a page px stay px.
 * @example <Button style={variables({ "--el-button-radius": "8px" })}>Send</Button>
 */
export function variables(values: { readonly [Name in CssVariableName]?: string | number }): CSSProperties {
  return values as CSSProperties;
}
