export type { MenuEntryItem } from "./MenuEntry.tsx";
export { MobileMenu, type MobileMenuLabels, type MobileMenuProps } from "./MobileMenu.tsx";
