import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { ReactElement } from "react";
import { cssVariables } from "../src/css-variables/cssVariables.ts";

const FOLDER = /src\/([\w-]+)\/[^/]+\.stories\.tsx$/;
const NOT_PUBLISHED: ReadonlySet<string> = new Set(["internal", "foundation"]);

/** Folder of the component a docs page is about: its subpath, too. */
function useFolder(): string | null {
  const { csfFile } = useOf("meta", ["meta"]) as { csfFile: { meta: { parameters: { fileName?: string } } } };
  const folder = FOLDER.exec(csfFile.meta.parameters.fileName ?? "")?.[1];
  return folder === undefined || NOT_PUBLISHED.has(folder) ? null : folder;
}

function Usage({ folder }: { readonly folder: string }): ReactElement {
  const code = [
    `import "@wesdom/ui-kit/${folder}.css";`,
    `import { … } from "@wesdom/ui-kit/${folder}";`,
  ].join("\n");
  return <Source code={code} language="tsx" />;
}

function Variables({ folder }: { readonly folder: string }): ReactElement | null {
  const own = (cssVariables as Readonly<Record<string, Readonly<Record<string, string>>>>)[folder];
  if (own === undefined) return null;
  return (
    <>
      <h3>CSS variables</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Without it</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(own).map(([name, initial]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{initial === "" ? "set by the component" : <code>{initial}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Docs of a component: how to import it, its props, the variables it can be themed by, its stories with their code. */
export function DocsPage(): ReactElement {
  const folder = useFolder();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {folder !== null && <Usage folder={folder} />}
      <Primary />
      <Controls />
      {folder !== null && <Variables folder={folder} />}
      <Stories />
    </>
  );
}
