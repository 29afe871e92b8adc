import { DocsContext, Markdown, Story } from "@storybook/addon-docs/blocks";
import { useContext, type ReactElement } from "react";
import { en } from "./compositions/en.ts";
import { zh } from "./compositions/zh.ts";
import { useFrames } from "./useFrames.ts";
import { languageOf, useToolbar } from "./useLanguage.ts";

const TEXTS = { zh, en };
const LINES = ["use", "next", "never"] as const;

/** Each section of the sites beside when it is right, what may follow and what not. */
export function CompositionsPage(): ReactElement {
  const stories = useContext(DocsContext).componentStories();
  const toolbar = useToolbar(stories[0]);
  const language = languageOf(toolbar);
  useFrames(toolbar);
  const { heading, lead, rules, labels, notes } = TEXTS[language];
  return (
    <div lang={language}>
      <h1>{heading}</h1>
      <Markdown>{lead}</Markdown>
      <table>
        <thead>
          <tr>
            {rules.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.rows.map(([subject, may, mustNot]) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td>{may}</td>
              <td>{mustNot}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {Object.entries(notes).map(([name, note]) => (
        <section className="guide-pair" key={name}>
          <div>
            <h3>{note.title}</h3>
            <dl>
              {LINES.map((line) => (
                <div key={line}>
                  <dt>{labels[line]}</dt>
                  <dd>{note[line]}</dd>
                </div>
              ))}
            </dl>
          </div>
          {stories
            .filter(({ id }) => id.endsWith(`--${name}`))
            .map(({ id, moduleExport }) => (
              <Story key={id} of={moduleExport} />
            ))}
        </section>
      ))}
    </div>
  );
}
