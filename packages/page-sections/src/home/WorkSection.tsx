import { splitFigure, stringifySearch, type HomeWork } from "@wesdom/site-runtime";
import { Section } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import styles from "./Work.module.css";

interface WorkSectionProps {
  readonly work: HomeWork;
  /** Path of the home page of the language. */
  readonly indexPath: string;
}

/** A live room from edge to edge, with what came of it as the largest thing on the page: all of it leads to the case. */
export function WorkSection({ work, indexPath }: WorkSectionProps): ReactElement {
  const { code, title, headline, brand, platform, html, ground } = work;
  const { value, magnitude, suffix } = splitFigure(headline.value);
  const groups = value.split(",");
  return (
    <Section ground={ground} space="none" bleed labelledBy="work" className={styles["work"]}>
      {/* The room is drawn: its case has it in words. */}
      {/* oxlint-disable-next-line react/no-danger -- markup of the case's own text, made safe where it was loaded */}
      <div aria-hidden dangerouslySetInnerHTML={{ __html: html }} />
      <p>
        <b>
          {groups.map((digits, at) => (
            <span key={at}>{at + 1 < groups.length ? `${digits},` : digits}</span>
          ))}
          <small>
            {magnitude}
            {suffix}
          </small>
        </b>{" "}
        {headline.label}
      </p>
      <div>
        <h2 id="work">
          <a href={`${indexPath}/case${stringifySearch({ code })}`}>{title}</a>
        </h2>
        <p>
          {brand.name} · {platform.name}
        </p>
      </div>
    </Section>
  );
}
