import { buildContent } from "../../src/content/import/buildContent.ts";
import type { ContentError } from "../../src/content/import/content-error.ts";
import { CONTENT_DIRECTORY, readContentFiles, type ContentFiles } from "../../src/content/import/files.ts";

/** The project's content. */
export const files: ContentFiles = readContentFiles(CONTENT_DIRECTORY);

/** The project's content with some files changed. */
export const changed = (changes: Record<string, (text: string) => string>): ContentFiles =>
  new Map([...files].map(([name, text]) => [name, changes[name]?.(text) ?? text]));

/** What is wrong with content, a fault a line. */
export const faultsOf = (
  content: ContentFiles,
  pictures: "required" | "optional" = "optional",
): readonly string[] => {
  try {
    buildContent(content, pictures);
    return [];
  } catch (error) {
    return (error as ContentError).faults;
  }
};
