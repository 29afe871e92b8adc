import { CONSENT_KEY } from "@wesdom/facts";
import { expect, it, onTestFinished, vi } from "vitest";
import { browserConsentStore } from "./consent-store.ts";

it("knows what was answered while its page lay in the back-forward cache", () => {
  onTestFinished(() => localStorage.clear());
  const store = browserConsentStore(localStorage);
  const listener = vi.fn<() => void>();
  onTestFinished(store.subscribe(listener));
  localStorage.setItem(CONSENT_KEY, "0");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(store.get()).toBe("declined");
  expect(listener).toHaveBeenCalledOnce();
});

it("keeps an answer that no storage took", () => {
  const store = browserConsentStore(null);
  onTestFinished(store.subscribe(() => undefined));
  store.answer("agreed");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(store.get()).toBe("agreed");
});
