import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";
import { injectionRules, trustHtml } from "./trusted-types.ts";

const HOSTILE = '<p onclick="run()">Text<img src="x" onerror="run()"><script>run()</script></p>';

test("markup is refused until the sanitiser is there, then cleaned; a text is a text at any time", async () => {
  const { createHTML } = injectionRules(null);
  expect(createHTML(HOSTILE)).toBeNull();
  expect(createHTML("a &lt;b> c")).toBe("a &lt;b> c");
  expect(createHTML("<script></script>")).toBe("<script></script>");
  expect(await cleanHtml(HOSTILE)).toBe('<p>Text<img src="x"></p>');
  expect(createHTML(HOSTILE)).toBe('<p>Text<img src="x"></p>');
  expect(createHTML("<script>run()</script>")).toBe("");
});

test("a link of a text may open a tab, and comes out as it went in", async () => {
  const html = '<a href="https://example.com/" target="_blank" rel="noopener">Text</a>';
  expect(await cleanHtml(html)).toBe(html);
  expect(injectionRules(null).createHTML(html)).toBe(html);
});

test("a table keeps the lengths of its bars", async () => {
  const html = '<table><tbody><tr><td data-bar="37" data-below="">−1</td></tr></tbody></table>';
  expect(await cleanHtml(html)).toBe(html);
});

test("a text that came with the page comes out as it went in, and none beside it", () => {
  const { createHTML } = injectionRules(null);
  const text = "<p>Text<!-- as sent --></p>";
  trustHtml([{ article: { html: text, tags: ["a", null] } }]);
  expect(createHTML(text)).toBe(text);
  expect(createHTML(`${text}<p onclick="run()">more</p>`)).toBe("<p>Text</p><p>more</p>");
});

test("data may stand in a script, code may not", () => {
  const { createScript } = injectionRules(null);
  expect(createScript('{"@type":"Article"}')).toBe('{"@type":"Article"}');
  for (const code of ["run()", "{run()}", "(0)", "", "[1];run()"]) expect(createScript(code)).toBeNull();
});

test("scripts load from the sources of GeeTest, and from nowhere where its puzzles are not asked", () => {
  const sources = ["https://*.gt.test", "https://gv.test:8443"];
  const { createScriptURL } = injectionRules({ script: "https://static.gt.example/gt.js", sources });
  for (const address of [
    "https://static.gt.example/other.js",
    "https://api.gt.test/get.php?callback=geetest_1",
    "https://gv.test:8443/a.js",
  ]) {
    expect(createScriptURL(address)).toBe(address);
    expect(injectionRules(null).createScriptURL(address)).toBeNull();
  }
  for (const address of [
    "http://api.gt.test/get.php",
    "https://gt.test.evil.example/a.js",
    "https://evilgt.test/a.js",
    "https://gv.test/a.js",
    "data:text/javascript,run()",
    "/m/_cn/a.js",
  ]) {
    expect(createScriptURL(address)).toBeNull();
  }
});
