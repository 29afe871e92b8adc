import { DocsContext, Markdown, Source, Story } from "@storybook/addon-docs/blocks";
import { useContext, type ReactElement } from "react";
import { useLiveTokens } from "../src/internal/stories/useLiveTokens.ts";
import type { Verb } from "../src/internal/stories/verbs.tsx";
import { cssVariableName } from "../src/tokens/cssVariable.ts";
import { en } from "./motion/en.ts";
import { zh } from "./motion/zh.ts";
import { useFrames } from "./useFrames.ts";
import { languageOf, useToolbar } from "./useLanguage.ts";

const TEXTS = { zh, en };
const LINES = ["what", "still", "away"] as const;

/** Style sheets of the components as they are written. */
const SHEETS = import.meta.glob<string>("../src/*/*.css", { eager: true, query: "?raw", import: "default" });

/** Whose motion each verb is. */
const COMPONENTS: Readonly<Record<Verb, string>> = {
  rise: "reveal",
  count: "stat-number",
  glide: "carousel",
  follow: "rail",
  unfold: "accordion",
  come: "popup",
  tell: "toast",
  fill: "loading-bar",
  breathe: "skeleton",
  turn: "button",
  draw: "success-panel",
  pass: "article-body",
};

const MOTION = /^ *(?:transition|animation)(?:-[a-z]+)?:(?! none)[^;]+;/gm;

function sheetsOf(component: string): string {
  return Object.entries(SHEETS)
    .filter(([path]) => path.startsWith(`../src/${component}/`))
    .map(([, sheet]) => sheet)
    .join("\n");
}

/** What the sheets of a component say of its motion, each once. */
function motionOf(component: string): string {
  const found = [...sheetsOf(component).matchAll(MOTION)].map(([rule]) => rule.replace(/\s+/g, " ").trim());
  return [...new Set(found)].join("\n");
}

/** Components whose sheets name a variable. */
function usersOf(variable: string): string {
  const users = Object.entries(SHEETS)
    .filter(([path, sheet]) => sheet.includes(`var(${variable})`) && !path.includes("/tokens/"))
    .map(([path]) => path.split("/")[2] ?? "");
  return [...new Set(users)].join(", ");
}

function Tokens({ heads }: { readonly heads: readonly string[] }): ReactElement {
  const [title, ...columns] = heads;
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {useLiveTokens("motion.").map(({ path, type, live }) => (
            <tr key={path}>
              <td style={{ whiteSpace: "nowrap" }}>
                <code>{cssVariableName(path)}</code>
              </td>
              <td>{type === "dimension" ? `${live} px` : live}</td>
              <td>{usersOf(cssVariableName(path))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Times and curves as they are, and each thing that moves: to be played, beside what stands still and when it rests. */
export function MotionPage(): ReactElement {
  const stories = useContext(DocsContext).componentStories();
  const toolbar = useToolbar(stories[0]);
  const language = languageOf(toolbar);
  useFrames(toolbar);
  const texts = TEXTS[language];
  const frame = (name: string): readonly ReactElement[] =>
    stories
      .filter(({ id }) => id.endsWith(`--${name}`))
      .map(({ id, moduleExport }) => <Story key={id} of={moduleExport} />);
  return (
    <div lang={language}>
      <h1>{texts.heading}</h1>
      <Markdown>{texts.lead}</Markdown>
      <Tokens heads={texts.tokens} />
      {frame("durations-and-curves")}
      <h2>{texts.verbs}</h2>
      {(Object.keys(COMPONENTS) as readonly Verb[]).map((verb) => {
        const motion = motionOf(COMPONENTS[verb]);
        return (
          <section className="guide-pair" key={verb}>
            <div>
              <h3>{texts.notes[verb].title}</h3>
              <dl>
                {LINES.map((line) => (
                  <div key={line}>
                    <dt>{texts.labels[line]}</dt>
                    <dd>{texts.notes[verb][line]}</dd>
                  </div>
                ))}
              </dl>
              {motion !== "" && (
                <>
                  <p>{texts.labels.sheet}</p>
                  <Source code={motion} language="css" />
                </>
              )}
            </div>
            {frame(verb)}
          </section>
        );
      })}
      <Markdown>{texts.never}</Markdown>
    </div>
  );
}
