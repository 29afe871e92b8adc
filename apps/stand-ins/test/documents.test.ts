import { DEFAULT_SETTINGS } from "@wesdom/site-runtime";
import { describe, expect, test } from "vitest";
import { ORIGIN, setUp } from "./support/set-up.ts";

/** What is asked for again after this is asked of the API again, milliseconds. */
const LATER = 6000;

describe("the customer centre", () => {
  test("is a page of its own, in three languages", async () => {
    const { ask } = await setUp();
    for (const path of ["/centre", "/centre/"]) {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("客户中心");
    }
    expect(await (await ask("/centre?lang=ja")).text()).toContain("カスタマーセンター");
    const fromEnglish = await ask("/centre", { headers: { referer: `${ORIGIN}/m/en-us` } });
    expect(await fromEnglish.text()).toContain("Customer center");
  });

  test("shows its documents from the API, as they are there now, and as they were while it is down", async () => {
    const { contact } = DEFAULT_SETTINGS;
    const settings = { contact: { ...contact, en: { ...contact.en, company: "Site Ltd." } } };
    const { ask, api, clock } = await setUp({ settings });
    const read = async () => (await ask("/centre/privacy-policy?lang=en")).text();
    expect(await read()).toContain("<p>Site Ltd. keeps little.</p>");
    expect(api.calls.at(-1)).toMatchObject({
      url: expect.stringMatching(/^\/en\/information\/by\/article\/code\.do\?title=privacy_policy&/),
      headers: expect.objectContaining({ lang: "2" }),
    });
    await read();
    expect(api.calls).toHaveLength(1);
    api.word = "We keep less.";
    clock.ms += LATER;
    expect(await read()).toContain("<p>We keep less.</p>");
    await api.stop();
    clock.ms += LATER;
    expect(await read()).toContain("<p>We keep less.</p>");
    expect((await ask("/centre/user-agreement")).status).toBe(500);
  });

  test("has its documents as PDF, also while the API is down later @R2.60", async () => {
    const { ask, api, clock } = await setUp();
    const pdf = await ask("/centre/privacy-policy.pdf", { headers: { referer: `${ORIGIN}/m/jp` } });
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(pdf.headers.get("x-robots-tag")).toBe("noindex");
    expect(pdf.headers.get("content-disposition")).toBe('inline; filename="privacy-policy-ja.pdf"');
    expect(await pdf.text()).toMatch(/^%PDF-1\.7 .* \/media\/documents\/ja-privacy_policy\.pdf$/);
    await api.stop();
    clock.ms += LATER;
    expect((await ask("/centre/privacy-policy.pdf?lang=ja")).status).toBe(200);
    expect((await ask("/centre/user-agreement.pdf")).status).toBe(500);
  });

  test("leads from a PDF to the page where another company is set than the one in the PDF", async () => {
    const { ask } = await setUp({ settings: { representative: "山田 花子" } });
    const pdf = await ask("/centre/privacy-policy.pdf?lang=ja");
    expect([pdf.status, pdf.headers.get("location")]).toEqual([302, "/centre/privacy-policy?lang=ja"]);
  });

  test("leads from a PDF to the page where WeChat on Android opens none, and knows no other documents", async () => {
    const { ask } = await setUp();
    const agent = "Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36 MicroMessenger/8.0.49";
    const pdf = await ask("/centre/privacy-policy.pdf", {
      headers: { referer: `${ORIGIN}/m/jp`, "user-agent": agent },
    });
    expect([pdf.status, pdf.headers.get("location")]).toEqual([302, "/centre/privacy-policy?lang=ja"]);
    for (const name of ["other.pdf", "other", "constructor"])
      expect((await ask(`/centre/${name}`)).status).toBe(404);
  });
});

test("nothing stands in for what is set elsewhere, but the way out of the own session is there", async () => {
  const links = {
    ...DEFAULT_SETTINGS.links,
    chat: "https://chat.site.test",
    customerCentre: "https://centre.site.test",
    userAgreement: "https://centre.site.test/agreement.pdf",
    privacyPolicy: "https://centre.site.test/privacy.pdf",
  };
  const { ask, api } = await setUp({ settings: { links } });
  for (const path of [
    "/centre",
    "/centre?ticket=abc",
    "/centre/privacy-policy",
    "/centre/user-agreement.pdf",
  ])
    expect((await ask(path)).status).toBe(404);
  await expect(ask("/chat")).rejects.toThrow("Nothing stands in");
  await expect(ask("/chat", { method: "POST" })).rejects.toThrow("Nothing stands in");
  expect(api.calls).toEqual([]);
  expect((await ask("/centre/sign-out")).status).toBe(200);
});
