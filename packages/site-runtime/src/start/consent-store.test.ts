import { describe, expect, it, vi } from "vitest";
import { fakeStorage, REFUSING_STORAGE } from "../../test/fake-storage.ts";
import { CONSENT_KEY, VISITS_CONSENT_KEY } from "@wesdom/facts";
import { createConsentStore, mayReportQuality } from "./consent-store.ts";

/** The tabs of one browser. */
function tabs() {
  const storage = fakeStorage();
  const heard = new Set<(key: string | null) => void>();
  return {
    storage,
    heard,
    tab: (globalPrivacyControl = false) =>
      createConsentStore({
        storage,
        globalPrivacyControl,
        onStorage(listener) {
          heard.add(listener);
          return () => heard.delete(listener);
        },
      }),
    tell: (key: string | null) => heard.forEach((listener) => listener(key)),
  };
}

describe("consent", () => {
  it.each([
    ["agreed", "1"],
    ["declined", "0"],
  ] as const)("stores %s as %s and reads it back @R9.14", (answer, stored) => {
    const { storage, tab } = tabs();
    expect(tab().get()).toBeNull();
    tab().answer(answer);
    expect(storage.values).toEqual({ wsdUserAuthorization: stored });
    expect(tab().get()).toBe(answer);
  });

  it("marks Agree in strict mode, where Agree to the question of spec mode is no answer", () => {
    const storage = fakeStorage();
    const [spec, strict] = (["spec", "strict"] as const).map(
      (mode) => () => createConsentStore({ storage, mode }),
    );
    spec?.().answer("agreed");
    expect(strict?.().get()).toBeNull();
    strict?.().answer("agreed");
    expect(storage.values).toEqual({ wsdUserAuthorization: "1", wsdUserAuthorizationVisits: "1" });
    expect([spec?.().get(), strict?.().get()]).toEqual(["agreed", "agreed"]);
    spec?.().answer("declined");
    expect(storage.values).toEqual({ wsdUserAuthorization: "0" });
    expect(strict?.().get()).toBe("declined");
  });

  it("hears from another tab that strict mode may count, too", () => {
    const { storage, heard, tell } = tabs();
    const onStorage = (listener: (key: string | null) => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    };
    const store = createConsentStore({ storage, mode: "strict", onStorage });
    store.subscribe(() => undefined);
    Object.assign(storage.values, { wsdUserAuthorization: "1", wsdUserAuthorizationVisits: "1" });
    tell("wsdUserAuthorizationVisits");
    expect(store.get()).toBe("agreed");
  });

  it("takes any other stored value for no answer", () => {
    expect(createConsentStore({ storage: fakeStorage({ wsdUserAuthorization: "yes" }) }).get()).toBeNull();
  });

  it("can be withdrawn", () => {
    const { storage, tab } = tabs();
    const store = tab();
    store.answer("agreed");
    store.answer("declined");
    expect(store.get()).toBe("declined");
    expect(storage.values["wsdUserAuthorization"]).toBe("0");
  });

  it("follows an answer given in another tab, and the clearing of storage there", () => {
    const { storage, tab, tell } = tabs();
    const store = tab();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    tab().answer("agreed");
    tell("platform");
    expect(store.get()).toBeNull();
    tell("wsdUserAuthorization");
    expect(store.get()).toBe("agreed");
    delete storage.values["wsdUserAuthorization"];
    tell(null);
    expect(store.get()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("tells nobody who unsubscribed, and stops listening with the last one", () => {
    const { tab, heard } = tabs();
    const store = tab();
    const listener = vi.fn<() => void>();
    const first = store.subscribe(listener);
    const second = store.subscribe(() => undefined);
    first();
    expect(heard.size).toBe(1);
    store.answer("agreed");
    expect(listener).not.toHaveBeenCalled();
    second();
    expect(heard.size).toBe(0);
  });

  it("counts Global Privacy Control as Decline and stores nothing", () => {
    const { storage, tab, heard } = tabs();
    const store = tab(true);
    store.subscribe(() => undefined);
    expect(store.get()).toBe("declined");
    store.answer("agreed");
    expect(store.get()).toBe("declined");
    expect(storage.values).toEqual({});
    expect(heard.size).toBe(0);
  });

  it.each([
    ["missing", null],
    ["blocked", REFUSING_STORAGE],
  ])("lives as long as the page where storage is %s", (_case, storage) => {
    const store = createConsentStore({ storage });
    expect(store.get()).toBeNull();
    store.answer("agreed");
    expect(store.get()).toBe("agreed");
  });
});

describe("reports of speed and errors", () => {
  it.each([
    ["spec", {}, false, true],
    ["spec", { [CONSENT_KEY]: "0" }, false, true],
    ["spec", { [CONSENT_KEY]: "1" }, true, false],
    ["spec", { [CONSENT_KEY]: "0", [VISITS_CONSENT_KEY]: "0" }, false, false],
    ["strict", {}, false, false],
    ["strict", { [CONSENT_KEY]: "0" }, false, false],
    ["strict", { [CONSENT_KEY]: "1" }, false, false],
    ["strict", { [CONSENT_KEY]: "1", [VISITS_CONSENT_KEY]: "1" }, false, true],
    ["strict", { [CONSENT_KEY]: "1", [VISITS_CONSENT_KEY]: "1" }, true, false],
  ] as const)("%s mode with %j stored and privacy control %s: %s", (mode, stored, isPrivate, may) => {
    expect(mayReportQuality(mode, fakeStorage(stored), isPrivate)).toBe(may);
  });
});
