import { DocsContext, Markdown, Source, Story } from "@storybook/addon-docs/blocks";
import { useContext, type ReactElement } from "react";
import { EVIDENCE, type EvidenceKind } from "../src/internal/stories/content/evidence.ts";
import covers from "../src/internal/stories/generated/covers.json" with { type: "json" };
import vignettes from "../src/internal/stories/generated/vignettes.json" with { type: "json" };
import type { Locale } from "../src/internal/stories/localized.ts";
import { en } from "./evidence/en.ts";
import { zh } from "./evidence/zh.ts";
import { useFrames } from "./useFrames.ts";
import { languageOf, useToolbar } from "./useLanguage.ts";

const TEXTS = { zh, en };
const KINDS = Object.keys(EVIDENCE) as readonly EvidenceKind[];

/** Lines of real cases beside what they give: evidence of each kind, and covers of each motif. */
export function EvidencePage(): ReactElement {
  const stories = useContext(DocsContext).componentStories();
  const toolbar = useToolbar(stories[0]);
  const language = languageOf(toolbar);
  const locale = toolbar["locale"] as Locale;
  useFrames(toolbar);
  const texts = TEXTS[language];
  return (
    <div lang={language}>
      <h1>{texts.heading}</h1>
      <Markdown>{texts.lead}</Markdown>
      {KINDS.map((kind) => {
        const { code, source } = EVIDENCE[kind][locale];
        return (
          <section className="guide-pair" key={kind}>
            <div>
              <h3>{kind}</h3>
              <Markdown>{`${texts.kinds[kind]} ${texts.from} \`${code}\``}</Markdown>
              <Source code={`\`\`\`${kind}\n${source}\`\`\``} language="yml" />
            </div>
            {stories
              .filter(({ id }) => id.endsWith(`--${kind}`))
              .map(({ id, moduleExport }) => (
                <Story key={id} of={moduleExport} />
              ))}
          </section>
        );
      })}
      <Markdown>{texts.vignettes}</Markdown>
      <ul className="guide-tiles">
        {vignettes.map(({ name, picture }) => (
          <li key={name}>
            <img src={picture} alt="" width={120} height={120} loading="lazy" />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <Markdown>{texts.covers}</Markdown>
      {covers.map(({ motif, picture, matter }) => (
        <section className="guide-pair" key={motif}>
          <div>
            <h3>{motif}</h3>
            <Source code={matter[locale]} language="yml" />
          </div>
          <img src={picture} alt="" width={375} loading="lazy" />
        </section>
      ))}
    </div>
  );
}
