import { expect, test } from "vitest";
import { twinHeadOf } from "./twin-head.ts";

test("takes title and share tags, also those whose text holds a bracket", () => {
  const head = twinHeadOf(
    '<html><head><meta charset="utf-8"><title>A &gt; B</title><meta name="description" content="a > b">' +
      '<meta property="og:title" content="x > y <meta property=&quot;og:title&quot;>"><link rel="icon" href="/i.svg">' +
      '<meta property="og:url" content="https://site.test/m">' +
      '<link rel="canonical" href="https://site.test/m?keyword=>"></head><body><meta name="description"></body></html>',
  );
  expect(head).toBe(
    '<title>A &gt; B</title><meta name="description" content="a > b">' +
      '<meta property="og:title" content="x > y <meta property=&quot;og:title&quot;>">' +
      '<link rel="canonical" href="https://site.test/m?keyword=>">',
  );
});
