import { RelatedCases, type OneCase } from "@wesdom/page-sections/cases";
import { ClosingBlank, ClosingCall } from "@wesdom/page-sections/closing";
import { Breadcrumbs } from "@wesdom/ui-kit/breadcrumbs";
import { Button } from "@wesdom/ui-kit/button";
import { Section } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./Case.module.css";
import { CaseArticle } from "./CaseArticle.tsx";

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
                ]}
              />
            }
          />
        </article>
        <RelatedCases title={copy.detail.more} related={related} indexPath={indexPath}>
          <div className={styles["more"]}>
            <Button variant="outline" href={path}>
              {copy.detail.back}
            </Button>
          </div>
        </RelatedCases>
      </Section>
      <ClosingCall
        {...copy.invitation}
        href={`${indexPath}/marketing-consultant`}
        mark={<ClosingBlank {...story.headline} />}
      />
    </>
  );
}
