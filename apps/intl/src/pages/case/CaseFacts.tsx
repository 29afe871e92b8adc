import type { Ref, Story } from "@wesdom/api-client";
import { stringifySearch } from "@wesdom/site-runtime";
import { Link } from "@wesdom/ui-kit/link";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { servicePath } from "../../services.ts";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./Case.module.css";

/** Props of {@link CaseFacts}. */
interface CaseFactsProps {
  readonly story: Story;
  readonly copy: Copy["case"];
}

/** The case at a glance; industry, platform and services lead to more of the same. */
export function CaseFacts({ story, copy }: CaseFactsProps): ReactElement {
  const { indexPath } = useLanguage();
  const texts = copy.detail;
  const filtered = (key: "industry" | "platform", { id, name }: Ref) => (
    <Link href={`${indexPath}/case${stringifySearch({ [key]: id })}`}>{name}</Link>
  );
  const facts: readonly (readonly [string, ReactElement | string])[] = [
    [texts.client, story.brand.name],
    [texts.industry, filtered("industry", story.industry)],
    [texts.platform, filtered("platform", story.platform)],
    [texts.services, <Services services={story.services} key="services" />],
    [texts.period, story.period],
  ];
  return (
    <>
      <div className={styles["factsTitle"]}>
        <SectionHeading level={2} title={texts.facts} spaced={false} />
      </div>
      <dl className={styles["facts"]}>
        {facts.map(([term, value]) => (
          <div className={styles["fact"]} key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Services({ services }: { readonly services: readonly Ref[] }): ReactElement {
  const { indexPath } = useLanguage();
  return (
    <>
      {services.map(({ id, name }) => {
        const href = servicePath(indexPath, id);
        return <div key={id}>{href === undefined ? name : <Link href={href}>{name}</Link>}</div>;
      })}
    </>
  );
}
