export { hasScheme, isExternal, safeHref } from "./isExternal.ts";
export { Link, type LinkProps } from "./Link.tsx";
export type { AnchorComponent, AnchorProps } from "./linkContext.ts";
export { LinkProvider, type LinkProviderProps } from "./LinkProvider.tsx";
