import { useEffect, useRef, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { keepFocusInside } from "../internal/keepFocusInside.ts";
import { MenuEntry, type MenuEntryItem } from "./MenuEntry.tsx";

/** Texts of {@link MobileMenu}. */
export interface MobileMenuLabels {
  /** Name of the button, e.g. `Menu`. */
  readonly toggle: string;
  /** Name of the navigation landmark. */
  readonly navigation: string;
}

/** Props of {@link MobileMenu}. */
export interface MobileMenuProps {
  readonly items: readonly MenuEntryItem[];
  readonly labels: MobileMenuLabels;
  /** The telephone number or address to write to, in large type below the entries. */
  readonly contact?: { readonly label: string; readonly href: string } | undefined;
  /** Below the entries: a language switch, a quiet link. */
  readonly footer?: ReactNode;
}

/** What a browser asks before Back leaves the page; TypeScript knows none yet. */
interface BackWatcher extends EventTarget {
  destroy(): void;
}

/** What the panel lies over: readers of screens use no Tab, and would walk on into it. */
function coverPage(covered: boolean): void {
  // The value tells it from what the page itself holds inert.
  for (const part of document.querySelectorAll(covered ? "main, footer, aside" : "[inert=menu]"))
    if (!covered) part.removeAttribute("inert");
    else if (!part.hasAttribute("inert")) part.setAttribute("inert", "menu");
}

/** Closes the menu, and gives the focus to what opens it again. */
function shut(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/**
 * The menu of a phone: a native `details` whose panel covers the page, so it opens before any script is there. After
 * hydration Escape closes it and gives the focus back, Tab stays inside, the page's `main`, `footer` and `aside` are inert,
 * and following a link closes it. So does the phone's Back button, in place of leaving the page where the browser has it so (Chrome 126), else with the page.
 */
export function MobileMenu({ items, labels, contact, footer }: MobileMenuProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const back = useRef<BackWatcher>(null);
  useEffect(() => {
    // It can be opened before any script is there: what follows from that is then still to be done.
    if (details.current?.open === true) details.current.dispatchEvent(new Event("toggle"));
    const onKeyDown = (event: KeyboardEvent): void => {
      const menu = details.current;
      if (menu === null || !menu.open) return;
      if (event.key === "Tab") keepFocusInside(menu, event);
      if (event.key === "Escape") shut(menu);
    };
    // Back leads to another page: the menu must not lie over that.
    const onPop = (): void => {
      if (details.current !== null) details.current.open = false;
    };
    document.addEventListener("keydown", onKeyDown);
    addEventListener("popstate", onPop);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      removeEventListener("popstate", onPop);
      back.current?.destroy();
      coverPage(false);
    };
  }, []);
  const closeOnFollow = (event: MouseEvent<HTMLElement>): void => {
    if (details.current !== null && (event.target as HTMLElement).closest("a") !== null)
      details.current.open = false;
  };
  return (
    <details
      ref={details}
      className="el-mobile-menu"
      // It may be open by now.
      suppressHydrationWarning
      onToggle={(event) => {
        const menu = event.currentTarget;
        if (event.target !== menu) return;
        coverPage(menu.open);
        back.current?.destroy();
        const { CloseWatcher } = globalThis as { CloseWatcher?: new () => BackWatcher };
        if (menu.open && CloseWatcher !== undefined) {
          back.current = new CloseWatcher();
          back.current.addEventListener("close", () => {
            shut(menu);
          });
        }
      }}
    >
      <summary className="el-mobile-menu__toggle" aria-label={labels.toggle}>
        <span className="el-mobile-menu__bars" aria-hidden />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens to its links */}
      <div className="el-mobile-menu__panel el-ground el-ground--hot" onClick={closeOnFollow}>
        <nav className="el-mobile-menu__nav" aria-label={labels.navigation}>
          <ul>
            {items.map((item) => (
              <MenuEntry key={item.key} item={item} />
            ))}
          </ul>
        </nav>
        <div className="el-mobile-menu__footer">
          {contact && (
            <a className="el-mobile-menu__contact" href={contact.href}>
              {/* Too long for one line, an address goes on after its @. */}
              {contact.label.split(/(.*@)/).flatMap((part) => [part, <wbr key={part} />])}
            </a>
          )}
          {footer}
        </div>
      </div>
    </details>
  );
}
