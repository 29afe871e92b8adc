import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import type { PreparedStory } from "storybook/internal/types";

/** Languages in which the docs are written. */
export type DocsLanguage = "zh" | "en";

/** What the toolbar says while docs are read: they are drawn anew when it changes. */
export function useToolbar(story: PreparedStory | undefined): Readonly<Record<string, unknown>> {
  const context = useContext(DocsContext);
  return story === undefined
    ? {}
    : (context.getStoryContext(story)["globals"] as Readonly<Record<string, unknown>>);
}

/** The language of the docs: Chinese where the toolbar says so, otherwise English. */
export function languageOf(toolbar: Readonly<Record<string, unknown>>): DocsLanguage {
  return toolbar["locale"] === "zh" ? "zh" : "en";
}
