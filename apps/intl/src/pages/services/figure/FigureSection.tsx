import { splitFigure } from "@wesdom/site-runtime";
import { Section } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import { instrumentOf } from "../instrumentOf.tsx";
import type { ServicePageProps } from "../ServiceSections.tsx";
import styles from "./Figure.module.css";

/** One sentence of the argument, and the number of the service, drawn. */
export function FigureSection(props: ServicePageProps): ReactElement {
  const { data, copy } = props;
  const { ground, drawing } = instrumentOf(props).figure;
  const { label } = data.service.figure;
  const { value, magnitude, suffix } = splitFigure(data.service.figure.value);
  const unit = `${magnitude ?? ""}${suffix ?? ""}`;
  return (
    <Section ground={ground} labelledBy="figures" className={styles["figure"]}>
      <h2 id="figures">{copy.claim}</h2>
      {drawing}
      <p className={styles["number"]}>
        <strong>
          {value}
          {unit && <small>{unit}</small>}
        </strong>{" "}
        {label}
      </p>
      {"scale" in copy && <p>{copy.scale}</p>}
    </Section>
  );
}
