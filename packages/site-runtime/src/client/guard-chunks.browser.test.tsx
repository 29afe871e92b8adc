import {
  createLazyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRoute,
  type AnyRouter,
} from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchChunkErrors } from "../version/chunk-errors.ts";
import type { FullLoad } from "../version/full-load.ts";
import { guardChunks } from "./guard-chunks.ts";

const LOST = new TypeError("Failed to fetch dynamically imported module");

let router: AnyRouter;
let failure: Error | null;
let isChunkError: boolean;
const fullLoad = vi.fn<FullLoad>();
let place: HTMLElement;
let end: () => void;

beforeEach(async () => {
  failure = LOST;
  isChunkError = true;
  fullLoad.mockReset().mockReturnValue(true);
  const root = createRootRoute();
  const first = createRoute({ getParentRoute: () => root, path: "/m", component: () => <h1>first</h1> });
  const lazy: AnyRoute = createRoute({ getParentRoute: () => root, path: "/m/lazy" });
  lazy.lazy(async () => {
    if (failure) {
      // As the code that Vite puts around an import does.
      if (isChunkError) dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: failure }));
      throw failure;
    }
    return createLazyRoute("/m/lazy")({ component: () => <h1>lazy</h1> });
  });
  const loading = createRoute({
    getParentRoute: () => root,
    path: "/m/loading",
    loader() {
      if (failure) dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: failure }));
      if (failure) throw failure;
    },
    component: () => <h1>loaded</h1>,
  });
  router = createRouter({
    routeTree: root.addChildren([first, lazy, loading]),
    history: createMemoryHistory({ initialEntries: ["/m"] }),
    defaultErrorComponent: ({ error }) => <p>failed: {String(error)}</p>,
  });
  guardChunks(router, watchChunkErrors(window), fullLoad);
  place = document.body.appendChild(document.createElement("div"));
  const screen = createRoot(place);
  screen.render(<RouterProvider router={router} />);
  end = () => {
    screen.unmount();
    place.remove();
  };
  await vi.waitUntil(() => place.textContent === "first");
});
afterEach(() => end());

describe("modules of a page that are gone", () => {
  it("load the target of the navigation whole, and the old page stays until it comes", async () => {
    void router.navigate({ href: "/m/lazy?a=1#b" });
    await vi.waitFor(() => expect(fullLoad.mock.calls).toEqual([["/m/lazy?a=1#b"]]));
    expect(place.textContent).toBe("first");
  });

  it("are found by what loads the page's data, too", async () => {
    void router.navigate({ href: "/m/loading" });
    await vi.waitFor(() => expect(fullLoad.mock.calls).toEqual([["/m/loading"]]));
    expect(place.textContent).toBe("first");
  });

  it("are the page's error where the guard refuses another load", async () => {
    fullLoad.mockReturnValue(false);
    await router.navigate({ href: "/m/lazy" });
    expect(place.textContent).toContain("failed: TypeError");
    expect(fullLoad).toHaveBeenCalledWith("/m/lazy");
  });

  it("load nothing while fetching ahead, and the navigation tries them again", async () => {
    await expect(router.routesByPath["/m/lazy"].lazyFn()).rejects.toBe(LOST);
    expect(fullLoad).not.toHaveBeenCalled();
    failure = null;
    await router.navigate({ href: "/m/lazy" });
    expect(place.textContent).toBe("lazy");
  });

  it("are told from errors of their code, which load nothing", async () => {
    isChunkError = false;
    await router.navigate({ href: "/m/lazy" });
    expect(fullLoad).not.toHaveBeenCalled();
    expect(place.textContent).toContain("failed");
  });
});
