import { Button } from "@wesdom/ui-kit/button";
import { Section, type Ground } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { useId, type ReactElement } from "react";
import styles from "./Closing.module.css";

interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  /** Text of the button. */
  readonly action: string;
  readonly href: string;
  /** @default "hot" */
  readonly ground?: Ground;
  /** What the page that ends here leaves open: its figure, its author, its count. @default nothing */
  readonly mark?: ReactElement | undefined;
  readonly className?: string | undefined;
}

/** The end of a page that has been read: a question to the reader, and the way to a person. */
export function ClosingCall({
  title,
  text,
  action,
  href,
  ground = "hot",
  mark,
  className = "",
}: ClosingCallProps): ReactElement {
  const id = useId();
  return (
    <Section
      ground={ground}
      labelledBy={id}
      className={`el-screen-only ${mark ? styles["marked"] : ""} ${className}`}
    >
      {mark}
      <SectionHeading id={id} title={title} lead={text} />
      <Button href={href}>{action}</Button>
    </Section>
  );
}
