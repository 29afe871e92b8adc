import { Button } from "@wesdom/ui-kit/button";
import { Hero } from "@wesdom/ui-kit/hero";
import type { ReactElement } from "react";
import { useLanguage } from "../../../language/useLanguage.ts";
import { instrumentOf } from "../instrumentOf.tsx";
import type { ServicePageProps } from "../ServiceSections.tsx";
import styles from "./Opening.module.css";

/** How a service begins: what it does, drawn as large as the screen is wide. */
export function ServiceOpening(props: ServicePageProps): ReactElement {
  const { data, copy } = props;
  const { indexPath } = useLanguage();
  const { title, tagline } = data.service;
  const { ground, opening } = instrumentOf(props);
  return (
    <div className={styles["opening"]}>
      <Hero
        slides={[
          {
            key: title,
            eyebrow: title,
            title: copy.headline,
            subtitle: tagline,
            ground,
            drawing: opening,
            drawn: "below",
            actions: <Button href={`${indexPath}/marketing-consultant`}>{copy.shared.action}</Button>,
          },
        ]}
      />
    </div>
  );
}
