import { Button } from "@wesdom/ui-kit/button";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { useId, type ReactElement } from "react";
import { useMessages } from "../../messages/useMessages.ts";

/** Props of {@link Invitation}. */
interface InvitationProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Page that the action leads to. @default the contact page */
  readonly href?: string;
}

/** The end of a page: a question to the reader, and the way to a person. */
export function Invitation({ title, text, action, href }: InvitationProps): ReactElement {
  const { indexPath } = useMessages();
  const id = useId();
  return (
    <Section ground="hot" labelledBy={id} className="el-screen-only">
      <SectionHeading id={id} title={title} lead={text} />
      <Button href={href ?? `${indexPath}/contact-us`}>{action}</Button>
    </Section>
  );
}
