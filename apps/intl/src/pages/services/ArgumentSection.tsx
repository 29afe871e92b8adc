import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { instrumentOf } from "./instrumentOf.tsx";
import type { ServicePageProps } from "./ServiceSections.tsx";
import styles from "./Service.module.css";

/** What the company thinks of the matter, and of it one sentence as large as a title. */
export function ArgumentSection(props: ServicePageProps): ReactElement {
  const { data, copy } = props;
  const { ground, claimGround = ground } = instrumentOf(props);
  return (
    <>
      <Section labelledBy="argument">
        <SectionHeading id="argument" eyebrow={copy.shared.argument} title={copy.argument} />
        <ArticleBody html={data.service.html} />
      </Section>
      <p className={`${styles["claim"]} el-gutter el-ground el-ground--${claimGround}`}>{copy.claim}</p>
    </>
  );
}
