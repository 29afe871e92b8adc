import {
  ArgTypes,
  Description,
  DocsContext,
  Primary,
  Source,
  Stories,
  Story,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useContext, type ReactElement } from "react";
import { cssVariables } from "../src/css-variables/cssVariables.ts";
import {
  FIRST_VERSION,
  type ComponentGuide,
  type GuidePicture,
} from "../src/internal/stories/componentGuide.ts";
import components from "./generated/components.json" with { type: "json" };
import { importSource } from "./importSource.ts";
import { useFrames } from "./useFrames.ts";
import { languageOf, useToolbar, type DocsLanguage } from "./useLanguage.ts";

const FOLDER = /src\/([\w-]+)\/[^/]+\.stories\.tsx$/;

const GUIDES = import.meta.glob<ComponentGuide>("../src/*/guide.ts", { eager: true, import: "guide" });

const WORDS = {
  zh: {
    status: { stable: "稳定", experimental: "试用", deprecated: "即将移除" },
    since: (version: string) => `自 ${version} 起`,
    aliases: "也叫",
    use: "什么时候用",
    avoid: "什么时候不用",
    do: "✓ 这样做",
    dont: "✗ 别这样做",
    anatomy: "组成，由外到内",
    access: "键盘与读屏",
    imports: "引入",
    variables: "CSS 变量",
    name: "名称",
    initial: "不设置时",
    byComponent: "由组件设定",
  },
  en: {
    status: { stable: "Stable", experimental: "Experimental", deprecated: "Deprecated" },
    since: (version: string) => `since ${version}`,
    aliases: "Also called",
    use: "When to use it",
    avoid: "When not to",
    do: "✓ Do",
    dont: "✗ Don’t",
    anatomy: "Anatomy, from the outside in",
    access: "Keyboard and screen readers",
    imports: "Import",
    variables: "CSS variables",
    name: "Name",
    initial: "Without it",
    byComponent: "set by the component",
  },
} as const;

/** The component a docs page is about: its folder is its subpath, too. */
function useFolder(): string {
  const { csfFile } = useOf("meta", ["meta"]) as { csfFile: { meta: { parameters: { fileName?: string } } } };
  return FOLDER.exec(csfFile.meta.parameters.fileName ?? "")?.[1] ?? "";
}

function Advice({
  picture,
  name,
  language,
}: {
  readonly picture: GuidePicture | undefined;
  readonly name: "do" | "dont";
  readonly language: DocsLanguage;
}): ReactElement | null {
  const story = useContext(DocsContext)
    .componentStories()
    .find(({ id }) => id.endsWith(`--${name}`));
  if (picture === undefined || story === undefined) return null;
  return (
    <figure>
      <figcaption>
        <strong>{WORDS[language][name]}</strong> {picture[language]}
      </figcaption>
      <Story of={story.moduleExport} />
    </figure>
  );
}

function Guide({
  guide,
  language,
}: {
  readonly guide: ComponentGuide;
  readonly language: DocsLanguage;
}): ReactElement {
  const words = WORDS[language];
  const { status = "stable", since = FIRST_VERSION } = guide;
  const texts = guide[language];
  return (
    <div lang={language}>
      <p>
        <strong>{words.status[status]}</strong> · {words.since(since)} · {words.aliases}:{" "}
        {guide.aliases.join(language === "zh" ? "、" : ", ")}
      </p>
      <h3>{words.use}</h3>
      <p>{texts.use}</p>
      <h3>{words.avoid}</h3>
      <p>{texts.avoid}</p>
      <div className="guide-pictures">
        <Advice picture={guide.do} name="do" language={language} />
        <Advice picture={guide.dont} name="dont" language={language} />
      </div>
      <h3>{words.anatomy}</h3>
      <ol>
        {texts.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <h3>{words.access}</h3>
      <p>{texts.access}</p>
    </div>
  );
}

function Variables({
  folder,
  language,
}: {
  readonly folder: string;
  readonly language: DocsLanguage;
}): ReactElement | null {
  const own = (cssVariables as Readonly<Record<string, Readonly<Record<string, string>>>>)[folder];
  if (own === undefined) return null;
  const words = WORDS[language];
  return (
    <>
      <h3>{words.variables}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.initial}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(own).map(([name, initial]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{initial === "" ? words.byComponent : <code>{initial}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/**
 * Docs of a component: when it is right, what it consists of, how it is used without a pointer, how to import it, its
 * props, the variables it can be themed by, its stories with their code.
 */
export function DocsPage(): ReactElement {
  const folder = useFolder();
  const stories = useContext(DocsContext).componentStories();
  // One that pins a language would be asked for that, whatever the toolbar says.
  const toolbar = useToolbar(
    stories.find(({ storyGlobals }) => storyGlobals?.["locale"] === undefined) ?? stories[0],
  );
  const language = languageOf(toolbar);
  useFrames(toolbar);
  const guide = GUIDES[`../src/${folder}/guide.ts`];
  return (
    <>
      <Title />
      <Subtitle />
      {language === "en" && <Description />}
      {guide !== undefined && <Guide guide={guide} language={language} />}
      <Primary />
      {folder in components && (
        <>
          <h3>{WORDS[language].imports}</h3>
          <Source code={importSource(components, folder)} language="tsx" />
        </>
      )}
      {/* Without controls: stories stand in frames of their own here, which no control would reach. */}
      <ArgTypes />
      <Variables folder={folder} language={language} />
      <Stories />
    </>
  );
}
