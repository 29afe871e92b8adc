import type { OneCase } from "@wesdom/page-sections/cases";
import { ClosingBlank, ClosingCall } from "@wesdom/page-sections/closing";
import { Breadcrumbs } from "@wesdom/ui-kit/breadcrumbs";
import { Button } from "@wesdom/ui-kit/button";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./Case.module.css";
import { CaseArticle, RelatedCases } from "./CaseArticle.tsx";

/** Props of {@link CasePage}. */
interface CasePageProps extends OneCase {
  readonly copy: Copy["case"];
}

/** One case as a page of its own. */
export function CasePage({ story, related, copy }: CasePageProps): ReactElement {
  const { frame, indexPath } = useLanguage();
  const path = `${indexPath}/case`;
  return (
    <>
      <Section space="tight" className={styles["detail"]}>
        <article>
          <CaseArticle
            story={story}
            copy={copy}
            crumbs={
              <Breadcrumbs
                items={[
                  { label: frame.menu.home, href: indexPath },
                  { label: frame.menu.cases, href: path },
                  { label: story.title },
                ]}
              />
            }
          />
        </article>
      </Section>
      {related.length > 0 && (
        <Section labelledBy="more-cases" className="el-screen-only">
          <SectionHeading id="more-cases" title={copy.detail.more} />
          <RelatedCases related={related} />
          <div className={styles["more"]}>
            <Button variant="outline" href={path}>
              {copy.detail.back}
            </Button>
          </div>
        </Section>
      )}
      <ClosingCall
        {...copy.invitation}
        href={`${indexPath}/contact-us`}
        mark={<ClosingBlank {...story.headline} />}
      />
    </>
  );
}
