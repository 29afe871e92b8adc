export { hasScheme, isExternal, safeHref } from "./isExternal.ts";
export { Link } from "./Link.tsx";
export type { LinkProps } from "./Link.tsx";
export type { AnchorComponent, AnchorProps } from "./linkContext.ts";
export { LinkProvider } from "./LinkProvider.tsx";
export type { LinkProviderProps } from "./LinkProvider.tsx";
