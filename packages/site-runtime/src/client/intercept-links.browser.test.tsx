import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type AnyRouter,
} from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { interceptLinks } from "./intercept-links.ts";

let end: () => void;
const navigate = vi.fn<(to: object) => Promise<void>>(async () => undefined);
let leftToBrowser: boolean;
let router: AnyRouter;

/** Keeps the test's document; what reaches it was left to the browser. */
function lastWord(event: MouseEvent): void {
  leftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}

beforeEach(() => {
  const root = createRootRoute();
  router = createRouter({
    routeTree: root.addChildren(
      ["/m", "/m/b"].map((path) => createRoute({ getParentRoute: () => root, path })),
    ),
    history: createMemoryHistory({ initialEntries: ["/m"] }),
  });
  navigate.mockClear();
  Object.assign(router, { navigate });
  end = interceptLinks(router);
  addEventListener("click", lastWord);
});
afterEach(() => {
  end();
  removeEventListener("click", lastWord);
  document.body.innerHTML = "";
});

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const target = document.body.querySelector("b") ?? document.body.querySelector("a");
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
}

describe("clicks on links", () => {
  it.each([
    ['<a href="/m/b?a=1#c">b</a>', "/m/b?a=1#c"],
    ['<a href="/m/b"><b>inside</b></a>', "/m/b"],
    ['<a href="/M/B/">b</a>', "/M/B/"],
  ])("%s are the router's", (html, href) => {
    click(html);
    expect(navigate.mock.calls[0]).toEqual([{ href, replace: false }]);
    expect(leftToBrowser).toBe(false);
  });

  it("take the place of the page in the history on demand", () => {
    click('<a href="/m/b" data-navigation="replace">b</a>');
    expect(navigate.mock.calls[0]).toEqual([{ href: "/m/b", replace: true }]);
  });

  it.each([
    ['<a href="/m/unknown">below a known path</a>', {}],
    ['<a href="/elsewhere">unknown</a>', {}],
    ['<a href="https://other.test/m/b">another origin</a>', {}],
    ['<a href="/m/b" target="_blank">new tab</a>', {}],
    ['<a href="/m/b" download>file</a>', {}],
    ['<a href="/m/b" data-navigation="document">document</a>', {}],
    ["<a>no target</a>", {}],
    ['<a href="/m/b">with a modifier</a>', { metaKey: true }],
    ['<a href="/m/b">with a modifier</a>', { ctrlKey: true }],
    ['<a href="/m/b">with a modifier</a>', { shiftKey: true }],
    ['<a href="/m/b">other button</a>', { button: 1 }],
  ])("%s are left to the browser %j", (html, init) => {
    click(html, init);
    expect(navigate).not.toHaveBeenCalled();
    expect(leftToBrowser).toBe(true);
  });
});
