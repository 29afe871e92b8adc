import { expect, it, onTestFinished } from "vitest";
import { carryCampaign } from "./carry-campaign.ts";

/** Clicks a link, which leads nowhere here; answers what it would have led to. */
function followed(href: string, hreflang?: string): string {
  const link = document.body.appendChild(document.createElement("a"));
  onTestFinished(() => link.remove());
  Object.assign(link, { href }, hreflang && { hreflang });
  const stay = (event: Event): void => event.preventDefault();
  addEventListener("click", stay, { once: true });
  link.appendChild(document.createElement("b")).click();
  return link.href.replace(location.origin, "");
}

it("carries the campaign of the document over to another language, and to no other page", () => {
  carryCampaign(`${location.origin}/m/en-us`);
  expect(followed("/m/jp", "ja")).toBe("/m/jp");
  carryCampaign(`${location.origin}/m/en-us?utm_source=google_ads:brand&utm_medium=cpc`);
  expect(followed("/m/jp/case?code=a1", "ja")).toBe("/m/jp/case?code=a1&utm_source=google_ads%3Abrand");
  expect(followed("/m/en-us/about")).toBe("/m/en-us/about");
  expect(followed("https://elsewhere.test/", "ja")).toBe("https://elsewhere.test/");
});
