import { Breadcrumbs } from "@wesdom/ui-kit/breadcrumbs";
import { Section } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import { zhCase as texts } from "../../messages/zh-case.ts";
import { ConsultSection } from "../shared/ConsultSection.tsx";
import styles from "./Case.module.css";
import { CaseArticle, type CaseArticleProps } from "./CaseArticle.tsx";
import { CASE_PATH } from "./caseHref.ts";

/** A case as a page of its own. */
export function CaseDetail({ story, more }: CaseArticleProps): ReactElement {
  return (
    <>
      <Section space="tight">
        <Breadcrumbs
          className={styles["crumbs"]}
          items={[
            { label: texts.home, href: "/m/zh-cn" },
            { label: texts.eyebrow, href: CASE_PATH },
            { label: story.title },
          ]}
        />
        <CaseArticle story={story} more={more} />
      </Section>
      <ConsultSection {...texts.consult} />
    </>
  );
}
