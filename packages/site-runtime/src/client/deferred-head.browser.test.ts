import { createHead, renderDOMHead } from "@unhead/react/client";
import { afterEach, expect, test } from "vitest";
import type { HeadManager } from "@wesdom/seo/react";
import { deferredHead } from "./deferred-head.ts";

type Said = Parameters<HeadManager["push"]>[0];

const titleOf = ({ title }: Said): string => (typeof title === "string" ? title : "");

const CODE = { createHead, renderDOMHead, inputOf: (said: Said) => said };

const first = {
  title: "First",
  meta: [{ name: "description", content: "one" }],
  link: [{ rel: "alternate" as const, hreflang: "ja", href: "/m/jp" }],
};
const second = { title: "Second", meta: [{ name: "description", content: "two" }] };

function setUp() {
  document.title = "First";
  document.head.insertAdjacentHTML(
    "beforeend",
    '<meta name="description" content="one"><link rel="alternate" hreflang="ja" href="/m/jp">',
  );
  let loads = 0;
  const head = deferredHead(async () => {
    loads += 1;
    return CODE;
  }, titleOf);
  return { head, loads: () => loads };
}

const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const alternates = () => document.querySelectorAll('link[rel="alternate"]').length;

afterEach(() => {
  for (const tag of document.querySelectorAll('meta[name="description"],link[rel="alternate"]')) tag.remove();
});

test("loads nothing for the page that the document came with", () => {
  const { head, loads } = setUp();
  const entry = head.push(first);
  entry.patch(first);
  expect(loads()).toBe(0);
  expect(document.title).toBe("First");
});

test("the next page's head takes the place of the first one's, whose own tags go", async () => {
  const { head, loads } = setUp();
  const entry = head.push(first);
  entry.dispose();
  head.push(second);
  await expect.poll(() => document.title).toBe("Second");
  expect(description()).toBe("two");
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  await expect.poll(alternates).toBe(0);
  expect(loads()).toBe(1);
});

test("a change of the first page itself is written", async () => {
  const { head } = setUp();
  const entry = head.push(first);
  entry.patch({ ...first, title: "Changed" });
  await expect.poll(() => document.title).toBe("Changed");
  expect(alternates()).toBe(1);
});

test("pages entered and left while the code loads leave nothing behind", async () => {
  const { head } = setUp();
  head.push(first).dispose();
  head.push(second).dispose();
  head.push({ title: "Third" });
  await expect.poll(() => document.title).toBe("Third");
  await expect.poll(description).toBeUndefined();
});

test("where the code does not load, the title alone is written, and the next change tries again", async () => {
  document.title = "First";
  let loadable = false;
  const head = deferredHead(async () => {
    if (!loadable) throw new TypeError("Failed to fetch dynamically imported module");
    return CODE;
  }, titleOf);
  head.push(first).dispose();
  const entry = head.push(second);
  await expect.poll(() => document.title).toBe("Second");
  expect(description()).toBeUndefined();
  loadable = true;
  entry.patch({ ...second });
  await expect.poll(description).toBe("two");
});

test("is ready once what was said is on its way, also where the code does not load", async () => {
  const told: Said[] = [];
  const inputOf = (said: Said) => {
    if (said.title === "Refused") throw new TypeError("Refused");
    told.push(said);
    return said;
  };
  const head = deferredHead(async () => ({ ...CODE, inputOf }), titleOf);
  head.push(first).dispose();
  const entry = head.push(second);
  await head.ready();
  expect(told.at(-1)).toBe(second);
  head.push({ title: "Refused" });
  await expect(head.ready()).rejects.toThrow("Refused");
  const latest = { title: "Ready" };
  entry.patch(latest);
  expect(told.at(-1)).toBe(second);
  await head.ready();
  expect(told.at(-1)).toBe(latest);
  await expect.poll(() => document.title).toBe("Ready");
  const broken = deferredHead(() => Promise.reject(new TypeError("Failed to fetch")), titleOf);
  await expect(broken.ready()).resolves.toBeUndefined();
});
