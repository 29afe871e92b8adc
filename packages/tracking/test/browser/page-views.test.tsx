import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  RouterProvider,
} from "@tanstack/react-router";
import type { AnyRouter } from "@tanstack/react-router";
import { act } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { EventInput, ViewedPage } from "../../src/index.ts";
import { createPageViews, trackPageViews } from "../../src/index.ts";

const events: EventInput[] = [];
const viewed = createPageViews({ track: (event) => events.push(event) });
const report = (page: ViewedPage): void => viewed(page, { objectId: 600034, bizId: page.pathname });
const views = (): string[] =>
  events.filter(({ eventId }) => eventId === "page view").map(({ bizId = "" }) => bizId);

let root: Root;
let preloaded = 0;
let isBroken = true;

function createTestRouter(): AnyRouter {
  const rootRoute = createRootRoute({ component: Outlet });
  const at = (path: string, options: object = {}) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: () => null, ...options });
  const routeTree = rootRoute.addChildren([
    at("/"),
    at("/about"),
    at("/slow", { loader: () => void (preloaded += 1) }),
    at("/broken", {
      loader: () => {
        if (isBroken) throw new Error("no network");
      },
      errorComponent: () => null,
    }),
    at("/old", {
      beforeLoad: () => {
        throw redirect({ to: "/about" });
      },
    }),
  ]);
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  events.length = 0;
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

it("reports none of a page that failed, and one when it comes", async () => {
  const router = createTestRouter();
  await act(async () => {
    await router.load();
    root.render(<RouterProvider router={router} />);
  });
  trackPageViews(router, report);
  await act(async () => router.navigate({ to: "/broken" } as never));
  expect(router.state.location.pathname).toBe("/broken");
  expect(views()).toEqual(["/"]);
  isBroken = false;
  await act(async () => router.invalidate());
  await expect.poll(views).toEqual(["/", "/broken"]);
});

it("reports each resolved route once: not a preload, a redirect's hop, a hash or a filter", async () => {
  const router = createTestRouter();
  await act(async () => {
    await router.load();
    root.render(<RouterProvider router={router} />);
  });
  const stop = trackPageViews(router, report);
  expect(views()).toEqual(["/"]);

  const go = (to: string, search: object = {}, hash = ""): Promise<void> =>
    act(async () => {
      await router.navigate({ to, search, hash } as never);
    });
  await act(async () => void (await router.preloadRoute({ to: "/slow" } as never)));
  expect(preloaded).toBe(1);
  await go("/", {}, "offices");
  await go("/", { type: "live" });
  expect(views()).toEqual(["/"]);

  await go("/old");
  await go("/about", { code: "a1" });
  await go("/about", { code: "a1", page: "2" });
  await go("/slow");
  await act(async () => router.history.back());
  await expect.poll(views).toEqual(["/", "/about", "/about", "/slow", "/about"]);

  stop();
  await go("/slow");
  expect(views()).toHaveLength(5);
});
