import { expect, it } from "vitest";
import { withCompanyFacts, withMediaBase } from "./company-facts.ts";
import { DEFAULT_SETTINGS } from "./default-settings.ts";

const { contact } = DEFAULT_SETTINGS;
const SETTINGS = {
  ...DEFAULT_SETTINGS,
  contact: { ...contact, en: { ...contact.en, company: `Tom & "Son" <Ltd>` } },
  privacyEmail: "privacy@site.test",
};

it("puts facts into a text as text, and an address as a link", () => {
  expect(withCompanyFacts("<p>{company}: {privacyEmail}</p>", SETTINGS, "en")).toBe(
    '<p>Tom &amp; &quot;Son&quot; &lt;Ltd&gt;: <a href="mailto:privacy@site.test">privacy@site.test</a></p>',
  );
});

it("names the Chinese hotline where a language has none of its own", () => {
  expect(withCompanyFacts("{phone}", SETTINGS, "ja")).toBe(contact.zh.phone);
});

it("leaves out the paragraph and the row of a fact that the company lacks", () => {
  const text = "<p>Us.</p>\n<p>In <b>the EU</b>: {euRepresentative}.</p>\n<p>{company}</p>";
  const rows = "<table><tr><td>{phone}</td></tr><tr><td>EU</td><td>{euRepresentative}</td></tr></table>";
  const settings = { ...DEFAULT_SETTINGS, euRepresentative: "" };
  expect(withCompanyFacts(text, settings, "ja")).toBe(`<p>Us.</p>\n<p>${contact.ja.company}</p>`);
  expect(withCompanyFacts(rows, settings, "en")).toBe(`<table><tr><td>${contact.zh.phone}</td></tr></table>`);
});

it("leaves what is no fact as it stands", () => {
  expect(withCompanyFacts("{constructor} {other} {}", SETTINGS, "zh")).toBe("{constructor} {other} {}");
});

it("gives pictures in a text the API's base", () => {
  const text = '<p>src="/media/a.svg"</p><img class="x" src="/media/products/a.svg?v=1" alt="">';
  expect(withMediaBase(text, { ...SETTINGS, apiBase: "https://api.test/api" })).toBe(
    '<p>src="/media/a.svg"</p><img class="x" src="https://api.test/api/media/products/a.svg?v=1" alt="">',
  );
});
