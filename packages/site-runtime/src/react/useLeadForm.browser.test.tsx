import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createStore, Provider } from "jotai";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/default-settings.ts";
import { environmentAtom } from "./site-context.tsx";
import { useLeadForm } from "./useLeadForm.ts";

// As in a tab whose release is pruned.
vi.mock("./lead-rules.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

function LeadForm() {
  const texts = { summary: "summary", failed: "failed", offline: "offline" };
  const { state, errors, formProps } = useLeadForm({ kind: "appeal", language: "en", texts });
  return (
    <form onSubmit={formProps.onSubmit}>
      <input name="needs" defaultValue="A launch" />
      <button type="submit">{state}</button>
      <p>{errors[""]}</p>
    </form>
  );
}

/** Shows the form and sends it. */
async function send(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  const posted = vi.fn<(values: Record<string, unknown>) => void>();
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    posted(Object.fromEntries(new FormData(this)));
  });
  const store = createStore();
  store.set(environmentAtom, {
    site: "intl",
    buildId: "1",
    origin: location.origin,
    settings: DEFAULT_SETTINGS,
    today: "2026-11-27",
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: LeadForm }),
    history: createMemoryHistory(),
  });
  const place = document.body.appendChild(document.createElement("div"));
  const screen = createRoot(place);
  onTestFinished(() => {
    screen.unmount();
    place.remove();
    vi.restoreAllMocks();
  });
  screen.render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const button = await vi.waitUntil(() => place.querySelector("button"));
  button.click();
  return { place, button, posted };
}

it("posts plainly where the code that it needs is gone, and can be sent again by who comes back", async () => {
  const { button, posted } = await send(true);
  await vi.waitFor(() => expect(posted.mock.calls).toEqual([[{ needs: "A launch" }]]));
  expect(button.textContent).toBe("sending");
  dispatchEvent(new Event("pageshow"));
  await vi.waitFor(() => expect(button.textContent).toBe("editing"));
});

it("stays where there is no network: the browser's own page would take its place", async () => {
  const { place, posted } = await send(false);
  await vi.waitFor(() => expect(place.textContent).toBe("editingoffline"));
  expect(posted).not.toHaveBeenCalled();
});
