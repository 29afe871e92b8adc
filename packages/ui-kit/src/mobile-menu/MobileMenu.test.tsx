import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { forceColors } from "../../test/forceColors.ts";
import { Accordion } from "../accordion/index.ts";
import { Tabs } from "../tabs/index.ts";
import { MobileMenu } from "./MobileMenu.tsx";

const labels = { toggle: "Menu", navigation: "Main" };
const items = [
  { key: "home", label: "Home", href: "#home" },
  {
    key: "services",
    label: "Services",
    children: [
      { key: "live", label: "Live Commerce", href: "#live", current: true },
      { key: "media", label: "Media Buying", href: "#media" },
    ],
  },
  { key: "join", label: "Join us", href: "https://jobs.example.com", newTab: true },
];
const menu = (): HTMLDetailsElement => document.querySelector(".el-mobile-menu") as HTMLDetailsElement;
const toggle = (): HTMLElement => document.querySelector(".el-mobile-menu__toggle") as HTMLElement;

it("opens and closes without a line of script", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<MobileMenu labels={labels} items={items} />);
  document.body.append(root);
  expect(menu().open).toBe(false);
  toggle().click();
  expect(menu().open).toBe(true);
  expect(root.querySelector(".el-mobile-menu__panel")?.getBoundingClientRect().height).toBe(innerHeight);
  toggle().click();
  expect(menu().open).toBe(false);
  root.remove();
});

it("opens the part that holds the current page, and marks it @R2.61 @R4.10", async () => {
  await render(<MobileMenu labels={labels} items={items} />);
  toggle().click();
  const link = page.getByRole("link", { name: "Live Commerce" });
  await expect.element(link).toBeVisible();
  await expect.element(link).toHaveAttribute("aria-current", "page");
  await expect
    .element(page.getByRole("link", { name: "Join us" }))
    .toHaveAttribute("rel", "noopener noreferrer");
});

it("closes by Escape and gives the focus back @R4.11", async () => {
  await render(<MobileMenu labels={labels} items={items} />);
  toggle().click();
  (page.getByRole("link", { name: "Home" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(toggle());
});

it("keeps the focus inside while it covers the page", async () => {
  await render(
    <>
      <MobileMenu labels={labels} items={items} />
      <button type="button">behind</button>
    </>,
  );
  toggle().click();
  (page.getByRole("link", { name: "Join us" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(toggle());
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(document.activeElement).toBe(page.getByRole("link", { name: "Join us" }).element());
});

it("lets nothing behind it be reached, from the start where it was opened before any script", async () => {
  const element = (shown: boolean) => (
    <>
      {shown && <MobileMenu labels={labels} items={items} />}
      <main>
        <button type="button">behind</button>
      </main>
    </>
  );
  const root = document.createElement("div");
  root.innerHTML = renderToString(element(true));
  document.body.append(root);
  const behind = root.querySelector("main button") as HTMLElement;
  const canBeReached = (): boolean => {
    behind.focus();
    return document.activeElement === behind;
  };
  menu().open = true;
  const hydrated = hydrateRoot(root, element(true));
  await expect.poll(canBeReached).toBe(false);
  menu().open = false;
  await expect.poll(canBeReached).toBe(true);
  menu().open = true;
  await expect.poll(canBeReached).toBe(false);
  hydrated.render(element(false));
  await expect.poll(canBeReached).toBe(true);
  hydrated.unmount();
  root.remove();
});

it("leaves what the page itself holds inert as it is", async () => {
  await render(
    <StrictMode>
      <MobileMenu labels={labels} items={items} />
      <main>page</main>
      <footer inert>foot</footer>
    </StrictMode>,
  );
  const inert = (): readonly string[] =>
    Array.from(document.querySelectorAll("[inert]"), (part) => part.tagName);
  expect(inert()).toEqual(["FOOTER"]);
  toggle().click();
  await expect.poll(inert).toEqual(["MAIN", "FOOTER"]);
  toggle().click();
  await expect.poll(inert).toEqual(["FOOTER"]);
});

it("shows what unfolds and what is current where colours are forced", async () => {
  await forceColors();
  await render(
    <>
      <MobileMenu labels={labels} items={items} />
      <Accordion items={[{ key: "one", title: "One", content: "1" }]} />
      <Tabs label="Subjects" items={[{ key: "all", label: "All", href: "#all", current: true }]} />
    </>,
  );
  expect(matchMedia("(forced-colors: active)").matches).toBe(true);
  const signs = [
    ".el-mobile-menu__sign",
    ".el-mobile-menu [aria-current]",
    ".el-accordion__sign",
    ".el-tabs__tab",
  ];
  for (const sign of signs) {
    const element = document.querySelector(sign) as Element;
    const { backgroundColor } = getComputedStyle(element, "::after");
    const { backgroundColor: ground } = getComputedStyle(document.body);
    expect([ground, "rgba(0, 0, 0, 0)"]).not.toContain(backgroundColor);
  }
});

it("closes when a link is followed", async () => {
  await render(<MobileMenu labels={labels} items={items} />);
  toggle().click();
  (page.getByRole("link", { name: "Home" }).element() as HTMLElement).click();
  expect(menu().open).toBe(false);
});

it("gives an e-mail address away as it is, though it breaks after its @", async () => {
  const mail = "hello@wesdom.example.com";
  await render(
    <MobileMenu labels={labels} items={items} contact={{ label: mail, href: `mailto:${mail}` }} />,
  );
  toggle().click();
  const contact = document.querySelector(".el-mobile-menu__contact") as HTMLElement;
  getSelection()?.selectAllChildren(contact);
  expect(getSelection()?.toString()).toBe(mail);
  const ends = [...contact.querySelectorAll("wbr")].map((end) => end.previousSibling?.textContent);
  expect(ends).toContain("hello@");
});

/** What watches for Back, as browsers make it. */
function stubWatchers(): (EventTarget & { destroy: () => void })[] {
  const watchers: (EventTarget & { destroy: () => void })[] = [];
  vi.stubGlobal(
    "CloseWatcher",
    class extends EventTarget {
      destroy = vi.fn<() => void>();
      constructor() {
        super();
        watchers.push(this);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return watchers;
}

it("is closed by Back where it was opened before any script", async () => {
  const watchers = stubWatchers();
  const element = <MobileMenu labels={labels} items={items} />;
  const root = document.createElement("div");
  root.innerHTML = renderToString(element);
  document.body.append(root);
  // The event of its own opening comes while there is nobody to hear it.
  const opened = new Promise((resolve) => menu().addEventListener("toggle", resolve, { once: true }));
  menu().open = true;
  await opened;
  const hydrated = hydrateRoot(root, element);
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
  });
  await expect.poll(() => watchers.length).toBe(1);
  watchers[0]?.dispatchEvent(new Event("close"));
  expect(menu().open).toBe(false);
});

it("closes with the page that Back leaves, and before it where the browser asks", async () => {
  const watchers = stubWatchers();
  await render(<MobileMenu labels={labels} items={items} />);
  toggle().click();
  await expect.poll(() => watchers.length).toBe(1);
  dispatchEvent(new PopStateEvent("popstate"));
  expect(menu().open).toBe(false);
  await expect.poll(() => watchers[0]?.destroy).toHaveBeenCalled();
  toggle().click();
  await expect.poll(() => watchers.length).toBe(2);
  menu().querySelector("a")?.focus();
  watchers[1]?.dispatchEvent(new Event("close"));
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(toggle());
});

it("opens another part when the page becomes one of its children, and leaves what the reader opened", async () => {
  const away = items.map((item) =>
    item.children === undefined
      ? item
      : { ...item, children: item.children.map((child) => ({ ...child, current: false })) },
  );
  const group = (): HTMLDetailsElement =>
    document.querySelector(".el-mobile-menu__group") as HTMLDetailsElement;
  const screen = await render(<MobileMenu labels={labels} items={away} />);
  expect(group().open).toBe(false);
  await screen.rerender(<MobileMenu labels={labels} items={items} />);
  expect(group().open).toBe(true);
  group().open = false;
  await screen.rerender(<MobileMenu labels={labels} items={items} footer="changed" />);
  expect(group().open).toBe(false);
});

it("never has its focus under a bar at the bottom edge, and ends above it", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  const { style } = document.documentElement;
  style.setProperty("--el-bottom-inset", "90px");
  await page.viewport(width, 300);
  onTestFinished(async () => {
    style.removeProperty("--el-bottom-inset");
    await page.viewport(width, height);
  });
  await render(<MobileMenu labels={labels} items={items} footer={<a href="#jp">日本語</a>} />);
  toggle().click();
  await expect.element(page.getByRole("link", { name: "日本語" })).toBeVisible();
  const bottoms = page
    .getByRole("link")
    .elements()
    .map((link) => {
      (link as HTMLElement).focus();
      return link.getBoundingClientRect().bottom;
    });
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(300 - 90);
  menu().querySelector(".el-mobile-menu__panel")?.scrollTo(0, 9999);
  const last = page.getByRole("link", { name: "日本語" }).element();
  expect(last.getBoundingClientRect().bottom).toBeCloseTo(300 - 90 - 24, 0);
});
