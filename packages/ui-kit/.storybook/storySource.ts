import { isValidElement } from "react";
import { inLanguage } from "../src/internal/stories/inLanguage.ts";
import type { Locale } from "../src/internal/stories/localized.ts";
import { jsxOf } from "./jsxOf.ts";

/** Sources of the stories and of what they share, loaded when code is looked at. */
const SOURCES = import.meta.glob<string>(["../src/**/*.stories.tsx", "../src/internal/stories/*.tsx"], {
  query: "?raw",
  import: "default",
});

/** The part of a story's context that is used here. */
interface Context {
  readonly args: object;
  readonly globals: Record<string, unknown>;
  readonly originalStoryFn: (args: object, context: object) => unknown;
  readonly parameters: Record<string, unknown>;
}

async function localSources(fileName: string): Promise<readonly string[]> {
  const wanted = Object.entries(SOURCES).filter(
    ([path]) => path.endsWith(fileName.replace(/^\./, "")) || path.includes("/internal/stories/"),
  );
  return Promise.all(wanted.map(async ([, load]) => load()));
}

/** Source of a component that stories define for themselves. */
function definition(name: string, sources: readonly string[]): string | undefined {
  const pattern = new RegExp(`^(?:export )?function ${name}\\b[\\s\\S]*?^}$`, "m");
  return sources.map((source) => pattern.exec(source)?.[0]).find((source) => source !== undefined);
}

/** Code of a story as it can be copied: its JSX, after it the helpers of the stories that it names. */
export async function storySource(code: string, context: Context): Promise<string> {
  let element: unknown;
  try {
    element = context.originalStoryFn(context.args, context);
  } catch {
    // A story that calls hooks cannot be drawn here; its source is shown.
    return code;
  }
  if (!isValidElement(element)) return code;
  const jsx = jsxOf(inLanguage(element, context.globals["locale"] as Locale));
  const names = new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name));
  const sources = await localSources(String(context.parameters["fileName"]));
  const helpers = [...names]
    .map((name) => definition(name, sources))
    .filter((source) => source !== undefined);
  return [jsx, ...helpers].join("\n\n");
}
