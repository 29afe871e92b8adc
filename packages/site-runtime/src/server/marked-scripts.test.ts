import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { takeMarkedScripts } from "./marked-scripts.ts";

const MARK = "f3a1c0";
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("hashes the scripts that bear the mark, and leaves the document as if they had none", () => {
  const html = `<p>a</p><script data-a="" nonce="${MARK}">one()</script><script nonce="${MARK}">two("\\x3C")</script>`;
  expect(takeMarkedScripts(html, MARK)).toEqual({
    html: '<p>a</p><script data-a="">one()</script><script>two("\\x3C")</script>',
    hashes: [hash("one()"), hash('two("\\x3C")')],
  });
});

test("knows no script that bears none, another or one of its own telling", () => {
  const html =
    '<script>a()</script><script nonce="">b()</script><script nonce="other">c()</script>' +
    `<script data-x='nonce="${MARK}x"'>d()</script><p>nonce="${MARK}"</p><script>e()</script>`;
  expect(takeMarkedScripts(html, MARK)).toEqual({ html, hashes: [] });
});
