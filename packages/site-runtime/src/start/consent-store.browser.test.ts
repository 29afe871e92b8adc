import { CONSENT_KEY } from "@wesdom/facts";
import { createStore } from "jotai";
import { expect, it, onTestFinished, vi } from "vitest";
import { environmentAtom } from "../react/site-context.tsx";
import { consentStoreAtom } from "../react/useConsent.ts";
import { DEFAULT_SETTINGS } from "../settings/default-settings.ts";
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

it("asks as the page's mode does, and is one through hydration", () => {
  onTestFinished(() => localStorage.clear());
  localStorage.setItem(CONSENT_KEY, "1");
  const store = createStore();
  const settings = { ...DEFAULT_SETTINGS, trackingMode: "strict" } as const;
  const page = {
    site: "intl",
    buildId: "b",
    origin: "https://www.example.com",
    today: "2026-11-27",
  } as const;
  const enter = (): void => store.set(environmentAtom, { ...page, settings });
  enter();
  const consent = store.get(consentStoreAtom);
  expect(consent.get()).toBeNull();
  enter();
  expect(store.get(consentStoreAtom)).toBe(consent);
});

it("keeps an answer that no storage took", () => {
  const store = browserConsentStore(null);
  onTestFinished(store.subscribe(() => undefined));
  store.answer("agreed");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(store.get()).toBe("agreed");
});
