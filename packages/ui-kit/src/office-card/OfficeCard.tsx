import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { ArrowUpRightIcon } from "../icon/icons/ArrowUpRightIcon.tsx";
import { ClockIcon } from "../icon/icons/ClockIcon.tsx";
import { PinIcon } from "../icon/icons/PinIcon.tsx";
import { cx } from "../internal/cx.ts";
import { fillText } from "../internal/fillText.ts";
import { Link } from "../link/Link.tsx";
import type { KitTexts } from "../locale/kitLocale.ts";

/** Props of {@link OfficeCard}. */
export interface OfficeCardProps {
  readonly city: string;
  readonly address: string;
  /** When somebody is there. */
  readonly hours?: string | undefined;
  /** Address of a map; opens in a new tab. */
  readonly mapHref?: string | undefined;
  /** A telephone number, more ways. */
  readonly children?: ReactNode;
  /** Level of the city. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["officeCard"]> | undefined;
  readonly className?: string | undefined;
}

/** An office and the way there. */
export function OfficeCard(props: OfficeCardProps): ReactElement {
  const { city, address, hours, mapHref, children, level = 3, labels, className } = props;
  const texts = useTexts("officeCard", labels);
  const Heading = `h${level}` as const;
  return (
    <article className={cx("el-office-card el-ground el-ground--card", className)}>
      <div className="el-office-card__body">
        <Heading className="el-office-card__city">{city}</Heading>
        <address className="el-office-card__line">
          <PinIcon />
          {/* Copied into a map, it has no marks: a line of it ends where \u200B stands, and within no word. */}
          <span>
            {address
              .replaceAll("\u2060", "")
              .split("\u200B")
              .flatMap((part) => [part, <wbr key={part} />])}
          </span>
        </address>
        {hours !== undefined && (
          <p className="el-office-card__line">
            <ClockIcon />
            <span>{hours}</span>
          </p>
        )}
        {children}
        {mapHref !== undefined && (
          <Link look="bare" newTab className="el-office-card__map" href={mapHref}>
            <span>{fillText(texts.map, { city })}</span>
            <ArrowUpRightIcon />
          </Link>
        )}
      </div>
    </article>
  );
}
