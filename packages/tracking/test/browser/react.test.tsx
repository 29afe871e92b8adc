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
import type { ReactNode } from "react";
import { act, StrictMode } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { EventInput, Tracker, ViewedPage } from "../../src/index.ts";
import { createPageViews } from "../../src/index.ts";
import { TrackerContext, usePageViews, useTrackedClick } from "../../src/react/index.ts";

const events: EventInput[] = [];
const tracker: Tracker = {
  drops: {},
  track: (event) => events.push(event),
  consentChanged: () => undefined,
  setUserInfo: () => undefined,
  stop: () => undefined,
};
const viewed = createPageViews(tracker);
const report = (page: ViewedPage): void => viewed(page, { objectId: 600034, bizId: page.pathname });
const views = (): string[] =>
  events.filter(({ eventId }) => eventId === "page view").map(({ bizId = "" }) => bizId);

function Layout(): ReactNode {
  usePageViews(report);
  return <Outlet />;
}
function Social(): ReactNode {
  return (
    <button type="button" onClick={useTrackedClick({ objectId: 600100, bizId: "weibo" })}>
      Weibo
    </button>
  );
}

let root: Root;
let preloaded = 0;

function createTestRouter(): AnyRouter {
  const rootRoute = createRootRoute({ component: Layout });
  const at = (path: string, options: object = {}) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: Social, ...options });
  const routeTree = rootRoute.addChildren([
    at("/"),
    at("/about"),
    at("/slow", { loader: () => void (preloaded += 1) }),
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

it("reports each resolved route once: not a preload, a redirect's hop, a hash or a filter", async () => {
  const router = createTestRouter();
  await act(async () => {
    await router.load();
    root.render(
      <StrictMode>
        <TrackerContext value={tracker}>
          <RouterProvider router={router} />
        </TrackerContext>
      </StrictMode>,
    );
  });
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

  await act(async () => document.querySelector("button")?.click());
  expect(events.at(-1)).toEqual({ eventId: "click", objectId: 600100, bizId: "weibo" });
});
