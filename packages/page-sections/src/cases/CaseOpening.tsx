import type { Story } from "@wesdom/api-client";
import { coverGround, useMedia } from "@wesdom/site-runtime/react";
import { FigureText } from "@wesdom/ui-kit/case-card";
import { Picture } from "@wesdom/ui-kit/picture";
import type { ReactElement } from "react";
import styles from "./Cases.module.css";

interface CaseOpeningProps {
  readonly story: Pick<Story, "headline" | "picture" | "title">;
}

/** Characters that stand in the largest type on one line. */
const SHORT = 6;

/** A case opens on its cover from edge to edge, with its result as the largest thing on the page. */
export function CaseOpening({ story: { headline, picture, title } }: CaseOpeningProps): ReactElement {
  const media = useMedia();
  const { value, label } = headline;
  const place = picture.clear === "foot" ? `${styles["opening"]} ${styles["footed"]}` : styles["opening"];
  return (
    // A figure: what floats over the page keeps off it.
    <figure className={`${place} el-ground el-ground--${coverGround(picture)}`}>
      <Picture {...media(picture)} alt="" priority />
      <p className={styles["result"]} data-title={title} data-long={value.length > SHORT || undefined}>
        <span className={styles["value"]}>
          <FigureText value={value} />
        </span>{" "}
        <span className={styles["label"]}>{label}</span>
      </p>
    </figure>
  );
}
