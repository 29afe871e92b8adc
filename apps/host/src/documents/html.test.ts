import { expect, test } from "vitest";
import { html, raw } from "./html.ts";

test("a value of a template is escaped, in text and in an attribute, unless it is markup", () => {
  const text = `<b title="a">R&D's</b>`;
  expect(html`<p title="${text}">${text}${raw("<br>")}</p>`.html).toBe(
    '<p title="&lt;b title=&quot;a&quot;&gt;R&amp;D&#39;s&lt;/b&gt;">&lt;b title=&quot;a&quot;&gt;R&amp;D&#39;s&lt;/b&gt;<br></p>',
  );
});
