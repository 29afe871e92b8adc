import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createStore, Provider } from "jotai";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { environmentAtom } from "../src/react/site-context.tsx";
import { useLeadForm } from "../src/react/useLeadForm.ts";
import { DEFAULT_SETTINGS } from "../src/settings/default-settings.ts";

const TEXTS = { summary: "summary", failed: "failed", offline: "offline" };

function LeadForm() {
  const { state, reference, errors, formProps, again } = useLeadForm({
    kind: "appeal",
    language: "en",
    texts: TEXTS,
  });
  if (state === "sent") return <a {...again("form")}>{reference}</a>;
  return (
    <form onSubmit={formProps.onSubmit}>
      <input name="name" defaultValue="Ada" />
      <input name="email" defaultValue="ada@example.com" />
      <input name="needs" defaultValue="A launch" />
      <input type="hidden" name="sourceType" value={new URLSearchParams(location.search).get("type") ?? ""} />
      <input name="consent" type="checkbox" defaultChecked />
      <button type="submit">{state}</button>
      <p>{errors[""]}</p>
    </form>
  );
}

/** A page with a lead form whose calls `call` answers; where the test ends it is gone. */
export async function showLeadForm(call: (...input: never[]) => Promise<unknown>) {
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
    history: createMemoryHistory({ initialEntries: [location.pathname + location.search] }),
    context: { api: () => ({ call }) },
  });
  const place = document.body.appendChild(document.createElement("div"));
  const screen = createRoot(place);
  const leave = (): void => {
    screen.unmount();
    place.remove();
  };
  onTestFinished(leave);
  screen.render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await vi.waitUntil(() => place.firstElementChild);
  return { place, leave, button: place.querySelector("button") as HTMLButtonElement };
}
