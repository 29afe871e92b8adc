import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useShownPath } from "./useShownPath.ts";

it("follows the page that is shown, and is drawn once for each navigation", async () => {
  const drawn: string[] = [];
  let arrive = (): void => undefined;
  function Frame() {
    drawn.push(useShownPath());
    return <Outlet />;
  }
  const root = createRootRoute({ component: Frame });
  const page = (path: string, loader?: () => Promise<void>) =>
    createRoute({
      getParentRoute: () => root,
      path,
      ...(loader && { loader }),
      component: () => <h1>{path}</h1>,
    });
  const router = createRouter({
    routeTree: root.addChildren([
      page("/m/zh-cn"),
      page("/m/zh-cn/about", () => new Promise((resolve) => (arrive = resolve))),
    ]),
    history: createMemoryHistory({ initialEntries: ["/m/zh-cn"] }),
    defaultNotFoundComponent: () => <h1>404</h1>,
  });
  const place = document.body.appendChild(document.createElement("div"));
  const screen = createRoot(place);
  screen.render(<RouterProvider router={router} />);
  await vi.waitUntil(() => place.textContent === "/m/zh-cn");
  drawn.length = 0;

  const going = router.navigate({ href: "/m/zh-cn/about" });
  await vi.waitUntil(() => router.state.location.pathname === "/m/zh-cn/about");
  await new Promise(requestAnimationFrame);
  expect(drawn).toEqual([]);
  arrive();
  await going;
  expect(place.textContent).toBe("/m/zh-cn/about");
  expect(drawn).toEqual(["/m/zh-cn/about"]);

  await router.navigate({ href: "/m/zh-cn/nowhere" });
  await vi.waitUntil(() => place.textContent === "404");
  expect(drawn.at(-1)).toBe("/m/zh-cn/nowhere");
  screen.unmount();
  place.remove();
});
