/** @jsxRuntime classic */
import React, { useEffect } from "react";
import { addons, types, useStorybookApi, useStorybookState, type API } from "storybook/manager-api";
import components from "./generated/components.json" with { type: "json" };
import { QrCodeTool } from "./QrCodeTool.tsx";
import { theme } from "./theme.ts";

/** What separates a component's name from its aliases, which the search reads and the list leaves out. */
const ALIASES = " ≈ ";
const FOLDER = /src\/([\w-]+)\//;

type Index = Parameters<API["setIndex"]>[0];

/** Other names of a component join its title: the search knows names and titles alone. Ids stay. */
function withAliases(index: Index): Index {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const folder = FOLDER.exec(entry.importPath)?.[1] ?? "";
    const known = (components as Readonly<Record<string, { readonly aliases: readonly string[] }>>)[folder];
    const title = known === undefined ? entry.title : `${entry.title}${ALIASES}${known.aliases.join(" ")}`;
    return [id, { ...entry, title }] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Draws nothing; the index comes anew with each change of a story. */
function Aliases(): null {
  const api = useStorybookApi();
  const index = useStorybookState().internal_index;
  useEffect(() => {
    if (index === undefined || Object.values(index.entries).some(({ title }) => title.includes(ALIASES)))
      return;
    void api.setIndex(withAliases(index));
  }, [api, index]);
  return null;
}

addons.setConfig({
  theme,
  sidebar: { showRoots: true, renderLabel: ({ name }) => name.split(ALIASES)[0] },
});

addons.register("wesdom", () => {
  addons.add("wesdom/aliases", {
    type: types.TOOL,
    title: "Aliases",
    match: () => true,
    render: () => <Aliases />,
  });
  addons.add("wesdom/phone", {
    type: types.TOOL,
    title: "On a phone",
    match: ({ viewMode }) => viewMode === "story",
    render: () => <QrCodeTool />,
  });
});
