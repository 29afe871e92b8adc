export type { MenuEntryItem } from "./MenuEntry.tsx";
export { MobileMenu } from "./MobileMenu.tsx";
export type { MobileMenuLabels, MobileMenuProps } from "./MobileMenu.tsx";
