import { createContext, type AnchorHTMLAttributes, type ComponentType, type Context, type Ref } from "react";

/** What every link of the kit hands to the element that renders it. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Element or component that renders an internal link: `"a"`, or a router's link. */
export type AnchorComponent = "a" | ComponentType<AnchorProps>;

/** The component for links within the site. External ones are always plain anchors. */
export const LinkContext: Context<AnchorComponent> = createContext<AnchorComponent>("a");
