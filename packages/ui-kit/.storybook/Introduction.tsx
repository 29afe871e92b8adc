import { Markdown, useOf } from "@storybook/addon-docs/blocks";
import type { ReactElement } from "react";
import { languageOf, useToolbar } from "./useLanguage.ts";
import { en } from "./introduction/en.ts";
import { zh } from "./introduction/zh.ts";

/** What changed for those who use the kit: what waits for the next version, and what was published. */
const NEWS = import.meta.glob<string>(["../../../.changeset/*.md", "../CHANGELOG.md"], {
  eager: true,
  // The folder's name starts with a dot.
  exhaustive: true,
  query: "?raw",
  import: "default",
});

const OF_THIS_KIT = /^---[\s\S]*"@wesdom\/ui-kit"[\s\S]*?\n---\n/;

function news(): string {
  const coming = Object.values(NEWS)
    .filter((text) => OF_THIS_KIT.test(text))
    .map((text) => `- ${text.replace(OF_THIS_KIT, "").trim().replaceAll("\n", "\n  ")}`);
  return [...coming, NEWS["../CHANGELOG.md"] ?? ""].join("\n");
}

/**
 * The first page: what this is, how it is read, what is new.
 *
 * @param of - Any story; it knows the toolbar.
 */
export function Introduction({ of }: { readonly of: object }): ReactElement {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ["story"]) as {
    readonly story: Parameters<typeof useToolbar>[0];
  };
  const language = languageOf(useToolbar(story));
  return (
    <div lang={language}>
      <Markdown>{(language === "zh" ? zh : en).replace("{news}", news())}</Markdown>
    </div>
  );
}
