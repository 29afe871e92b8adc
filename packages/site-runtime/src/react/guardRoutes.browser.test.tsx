import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  RouterProvider,
  type AnyRouter,
} from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PageGuard, Validate } from "../navigation/guards.ts";
import { DEFAULT_SETTINGS } from "../settings/default-settings.ts";
import { createSiteRouter } from "./create-site-router.tsx";
import type { SiteNavigation } from "./guardRoutes.ts";
import type { SiteRouterContext } from "./site-context.tsx";

const CONTEXT = {
  environment: {
    site: "cn",
    buildId: "b",
    origin: "https://site.test",
    settings: DEFAULT_SETTINGS,
    today: "",
  },
  form: null,
} as unknown as SiteRouterContext;

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanUp.splice(0)) end();
});

interface Setup {
  readonly validate?: Validate;
  readonly guards?: Readonly<Record<string, PageGuard>>;
  readonly navigation?: SiteNavigation;
  readonly loaded?: string[];
}

/** A small site on its page `/m`, with the pages `/m/a` (guarded) and `/m/b`. */
async function site({ validate, guards = {}, navigation, loaded = [] }: Setup = {}): Promise<AnyRouter> {
  const root = createRootRouteWithContext<SiteRouterContext>()({});
  const page = (path: string, staticData = {}) =>
    createRoute({ getParentRoute: () => root, path, staticData, loader: () => void loaded.push(path) });
  const router = createSiteRouter({
    routes: {
      routeTree: root.addChildren([
        page("/m"),
        page("/m/a", { guards: Object.keys(guards), ...(validate ? { validate } : {}) }),
        page("/m/b"),
        page("/m/broken", { guards: ["x"] }),
      ]),
      errorComponent: ({ error }) => <p>{String(error)}</p>,
      notFoundComponent: ({ data }) => <p>{(data as { message?: string } | undefined)?.message}</p>,
      guards,
    },
    context: CONTEXT,
    history: createMemoryHistory({ initialEntries: ["/m"] }),
    ...(navigation ? { navigation } : {}),
  });
  const place = document.body.appendChild(document.createElement("div"));
  const screen = createRoot(place);
  screen.render(<RouterProvider router={router} />);
  cleanUp.push(() => {
    screen.unmount();
    place.remove();
  });
  await vi.waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe("/m"));
  return router;
}

const shown = (): string => document.body.textContent ?? "";
const navigation = (overrides: Partial<SiteNavigation> = {}): SiteNavigation => ({
  redirect: async () => null,
  leaves: () => false,
  ...overrides,
});

describe("navigations of a site's router", () => {
  it("are judged before the page loads", async () => {
    const loaded: string[] = [];
    const router = await site({ validate: () => false, loaded, navigation: navigation() });
    await router.navigate({ href: "/m/a?code=1#part" });
    expect(loaded).toEqual(["/m"]);
    expect(router.state.location.href).toBe("/m/a?code=1#part");
    expect(shown()).toContain("Page Not Found: /m/a?code=1#part");
  });

  it("to an unknown path end on the 404 screen with its text", async () => {
    const router = await site({ navigation: navigation() });
    await router.navigate({ href: "/m/unknown?a=1" });
    expect(shown()).toContain("Page not found: /m/unknown?a=1");
    await router.navigate({ href: "/m/b" });
    expect(shown()).not.toContain("Page not found");
  });

  it("to a page that names an unknown guard fail with its name", async () => {
    const router = await site({ navigation: navigation() });
    await router.navigate({ href: "/m/broken" });
    expect(shown()).toContain("Unknown route middleware: 'x'.");
  });

  it("follow redirects in the place of the page that redirects", async () => {
    const router = await site({
      navigation: navigation({
        redirect: async ({ pathname }) => (pathname === "/m/a" ? "/m/b?a=1#c" : null),
      }),
    });
    const entries = router.history.length;
    await router.navigate({ href: "/m/a" });
    expect(router.state.location.href).toBe("/m/b?a=1#c");
    expect(router.history.length).toBe(entries + 1);
  });

  it("wait for the new document when they end in a full load", async () => {
    const loaded: string[] = [];
    const leaves = vi.fn<SiteNavigation["leaves"]>((fullPath) => fullPath === "/m/a?b=1");
    const router = await site({ navigation: navigation({ leaves }), loaded });
    void router.navigate({ href: "/m/a?b=1" });
    await vi.waitFor(() => expect(leaves).toHaveBeenCalledWith("/m/a?b=1"));
    expect(loaded).toEqual(["/m"]);
    expect(router.state.resolvedLocation?.pathname).toBe("/m");
    await router.navigate({ href: "/m/b" });
    expect(loaded).toEqual(["/m", "/m/b"]);
  });

  it("that are fetched ahead are not judged: nothing is redirected, loaded or refused", async () => {
    const validate = vi.fn<Validate>(() => false);
    const guard = vi.fn<PageGuard>();
    const redirect = vi.fn<SiteNavigation["redirect"]>(async () => null);
    const leaves = vi.fn<SiteNavigation["leaves"]>(() => false);
    const router = await site({ validate, guards: { guard }, navigation: { redirect, leaves } });
    for (const spy of [redirect, leaves]) spy.mockClear();
    await router.preloadRoute({ to: "/m/a" });
    for (const spy of [validate, guard, redirect, leaves]) expect(spy).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe("/m");
  });
});
