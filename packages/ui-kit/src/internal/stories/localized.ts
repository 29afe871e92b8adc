import type { ReactElement } from "react";

/** Languages of the toolbar. */
export type Locale = "zh" | "en" | "ja";

/** Parts of pages by their names, each drawn for a language. */
export type Sections<Name extends string = string> = Readonly<Record<Name, (locale: Locale) => ReactElement>>;

/** What a story that follows the toolbar's language consists of. */
export interface LocalizedStory {
  readonly render: (args: object, context: { globals: Record<string, unknown> }) => ReactElement;
  readonly globals?: Record<string, unknown>;
  readonly tags?: string[];
}

/**
 * A story in the language of the toolbar.
 *
 * @param draw - Draws it for a language.
 * @param globals - Toolbar values this story pins, e.g. `{ locale: "ja" }`.
 */
export function localized(
  draw: (locale: Locale) => ReactElement,
  globals?: Record<string, unknown>,
): LocalizedStory {
  return {
    render: (_args, context) => draw((context.globals["locale"] as Locale | undefined) ?? "zh"),
    ...(globals === undefined ? {} : { globals }),
  };
}
