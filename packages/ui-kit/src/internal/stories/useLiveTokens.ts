import { cssVariableName } from "../../tokens/cssVariable.ts";
import { useHydrated } from "../useHydrated.ts";
import { flattenTokens, type FlatToken } from "../../tokens/flatten.ts";

const TOKENS = flattenTokens();

/** Tokens with the values they have in this page: a theme that sets a variable shows at once. */
export function useLiveTokens(group: string): readonly (FlatToken & { readonly live: string })[] {
  const page = useHydrated() ? getComputedStyle(document.documentElement) : null;
  return TOKENS.filter(({ path }) => path.startsWith(group)).map((token) => {
    const set = page?.getPropertyValue(cssVariableName(token.path)).trim() ?? "";
    return { ...token, live: set === "" ? String(token.resolved) : asRead(token, set) };
  });
}

/** Lengths are set in rem and read in px; all others as they are set. */
function asRead({ type, resolved }: FlatToken, set: string): string {
  if (type === "color") return hexOf(set);
  return type === "dimension" ? String(resolved) : set;
}

/** An opaque colour in hexadecimal digits, however it is written: the browser paints it. Any other stays as it is. */
function hexOf(colour: string): string {
  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas === null) return colour;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) return colour.toUpperCase();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}
