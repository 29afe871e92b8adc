import type { OneCase } from "@wesdom/page-sections/cases";
import { ClosingBlank, ClosingCall } from "@wesdom/page-sections/closing";
import { Breadcrumbs } from "@wesdom/ui-kit/breadcrumbs";
import { Section } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/case.zh.yml";
import { copy as frame } from "#copy/frame.zh.yml";
import { RESERVATION_PATH } from "../reservation/reservation-place.ts";
import styles from "./Case.module.css";
import { CaseArticle } from "./CaseArticle.tsx";
import { CASE_PATH } from "./caseHref.ts";

/** A case as a page of its own. */
export function CaseDetail(one: OneCase): ReactElement {
  return (
    <>
      <Section space="tight" className={styles["detail"]}>
        <CaseArticle
          {...one}
          crumbs={
            <Breadcrumbs
              items={[
                { label: frame.menu.home, href: "/m/zh-cn" },
                { label: texts.eyebrow, href: CASE_PATH },
              ]}
            />
          }
        />
      </Section>
      <ClosingCall
        {...texts.consult}
        href={RESERVATION_PATH}
        mark={<ClosingBlank {...one.story.headline} />}
      />
    </>
  );
}
