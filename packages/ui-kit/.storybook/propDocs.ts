import { isValidElement } from "react";
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";
import props from "./generated/props.json" with { type: "json" };

interface Row {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly description: string;
  readonly standard?: string;
}

const STORY_FILE = /src\/([\w-]+)\/(\w+)\.stories\.tsx$/;

const LITERALS = /^(?:"[^"]*"|\d+)(?: \| (?:"[^"]*"|\d+))+$/;
const PLAIN = ["boolean", "number", "string"];

/**
 * What a designer can turn. An optional prop, left to Storybook, gets an editor of objects: of an element it prints the
 * compiled component, and where a text belongs an object breaks the story.
 */
function controlOf(type: string, value: unknown): Pick<StrictInputType, "control" | "options"> {
  if (LITERALS.test(type))
    return {
      control: { type: "inline-radio" },
      options: type.split(" | ").map((part): unknown => JSON.parse(part)),
    };
  if ([value].flat().some((part) => isValidElement(part))) return { control: false };
  const kind = PLAIN.includes(type) ? type : typeof value;
  if (type === "ReactNode" || kind === "string") return { control: { type: "text" } };
  if (PLAIN.includes(kind)) return { control: { type: kind as "boolean" | "number" } };
  return typeof value === "object" ? {} : { control: false };
}

/** Fills the table of props, and its controls, from the declarations: also those of unions and of extended interfaces. */
export const documentProps: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const [, folder = "", name = ""] = STORY_FILE.exec(String(parameters["fileName"])) ?? [];
  const rows = (props as Readonly<Record<string, readonly Row[]>>)[`${folder}/${name}`] ?? [];
  const documented = rows.map(({ name: prop, required, type, description, standard }) => {
    const known = argTypes[prop];
    // Storybook marks those whose type it understands.
    const isMarked = typeof known?.type === "object" && known.type.required === true;
    const table = {
      ...known?.table,
      type: { summary: type },
      ...(standard === undefined ? {} : { defaultValue: { summary: standard } }),
    };
    return [
      prop,
      {
        ...controlOf(type, initialArgs[prop]),
        ...known,
        name: required && !isMarked ? `${prop} *` : prop,
        description,
        table,
      },
    ] as const;
  });
  // What stands in no row is of a native element or of another component.
  const others = Object.keys({ ...initialArgs, ...argTypes }).map((prop) => {
    const known = argTypes[prop];
    return [prop, { ...controlOf(known?.type?.name ?? "", initialArgs[prop]), ...known }] as const;
  });
  return Object.fromEntries([...others, ...documented]) as typeof argTypes;
};
