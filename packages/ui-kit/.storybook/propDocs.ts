import type { ArgTypesEnhancer } from "storybook/internal/types";
import props from "./generated/props.json" with { type: "json" };

interface Row {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly description: string;
  readonly standard?: string;
}

const STORY_FILE = /src\/([\w-]+)\/(\w+)\.stories\.tsx$/;

/** Fills the table of props from the declarations: also those of unions and of extended interfaces. */
export const documentProps: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const [, folder = "", name = ""] = STORY_FILE.exec(String(parameters["fileName"])) ?? [];
  const rows = (props as Readonly<Record<string, readonly Row[]>>)[`${folder}/${name}`] ?? [];
  const documented = rows.map(({ name: prop, required, type, description, standard }) => {
    const known = argTypes[prop];
    const table = {
      ...known?.table,
      type: { summary: type },
      ...(standard === undefined ? {} : { defaultValue: { summary: standard } }),
    };
    return [prop, { ...known, name: required ? `${prop} *` : prop, description, table }] as const;
  });
  return { ...argTypes, ...Object.fromEntries(documented) };
};
