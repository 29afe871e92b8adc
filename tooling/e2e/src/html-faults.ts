import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes attributes and void elements in its own way; long titles are the copywriter's.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // A list without bullets needs its role for VoiceOver.
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    "tel-non-breaking": "off",
    "require-sri": "off",
    // Alignment of cells comes from Markdown.
    "no-deprecated-attr": "off",
    // A phone number is the name of an account.
    "valid-autocomplete": "off",
  },
});

/** What makes a served document invalid, or block its first paint. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const blocking = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>|<script[^>]*\ssrc=[^>]*>/g)].filter(
    // On its side a phone waits for rules of its own; upright it has none of them.
    ([tag]) => !tag.includes('type="module"') && !tag.includes(' media="(orientation:landscape)'),
  );
  return [
    ...results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`)),
    ...blocking.map(([tag]) => `blocks the first paint: ${tag}`),
  ];
}
