import { expect, test, vi } from "vitest";
import { fakeStorage } from "../../test/fake-storage.ts";
import { createConsentStore } from "../start/consent-store.ts";
import { followConsent } from "./follow-consent.ts";

test("tells the tracker of an answer before it was there, and of each change", () => {
  const consent = createConsentStore({ storage: fakeStorage() });
  const consentChanged = vi.fn<(answer?: "0" | "1") => void>();
  consent.answer("agreed");
  followConsent(consent, { consentChanged });
  expect(consentChanged).toHaveBeenCalledTimes(1);
  consent.answer("agreed");
  expect(consentChanged).toHaveBeenCalledTimes(1);
  consent.answer("declined");
  expect(consentChanged.mock.calls).toEqual([["1"], ["0"]]);
});
