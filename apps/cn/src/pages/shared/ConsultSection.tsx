import { Button } from "@wesdom/ui-kit/button";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";

/** Props of {@link ConsultSection}. */
interface ConsultSectionProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** Text of the button that leads to the reservation. */
  readonly action: string;
}

/** The way from a page that has been read to a consultation. */
export function ConsultSection({ eyebrow, title, lead, action }: ConsultSectionProps): ReactElement {
  return (
    <Section labelledBy="consult" ground="hot" className="el-screen-only">
      <SectionHeading id="consult" eyebrow={eyebrow} title={title} lead={lead} />
      <Button href="/m/zh-cn/common/Reservation">{action}</Button>
    </Section>
  );
}
