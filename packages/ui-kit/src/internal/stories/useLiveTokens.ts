import { cssVariableName } from "../../tokens/cssVariable.ts";
import { useHydrated } from "../useHydrated.ts";
import { flattenTokens, type FlatToken } from "../../tokens/flatten.ts";

const TOKENS = flattenTokens();

/** Tokens with the values they have in this page: a theme that sets a variable shows at once. */
export function useLiveTokens(group: string): readonly (FlatToken & { readonly live: string })[] {
  const page = useHydrated() ? getComputedStyle(document.documentElement) : null;
  return TOKENS.filter(({ path }) => path.startsWith(group)).map((token) => {
    const set = page?.getPropertyValue(cssVariableName(token.path)).trim() ?? "";
    const isColour = token.type === "color" && set.startsWith("#");
    return { ...token, live: isColour ? allDigits(set).toUpperCase() : String(token.resolved) };
  });
}

/** A minifier writes #fff for #ffffff. */
function allDigits(colour: string): string {
  return colour.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
}
