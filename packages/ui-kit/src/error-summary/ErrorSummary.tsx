import { use, useId, type MouseEvent, type ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { FormContext } from "../form/formContext.ts";
import { AlertIcon } from "../icon/icons/AlertIcon.tsx";
import { fillText } from "../internal/fillText.ts";
import type { KitTexts } from "../locale/kitLocale.ts";

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  /** Names of the fields in their order on the page; absent: the order of the form's `errors`. */
  readonly order?: readonly string[] | undefined;
  /** @default the locale's `errorSummary` */
  readonly labels?: Partial<KitTexts["errorSummary"]> | undefined;
}

const CONTROL =
  "input:not([type=hidden]):not([disabled]),select:not([disabled]),textarea:not([disabled]),button:not([disabled])";

function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const id = event.currentTarget.hash.slice(1);
  const field = document.getElementById(decodeURIComponent(id));
  const control = field?.querySelector<HTMLElement>(CONTROL);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

/**
 * The messages of a long form in one place, each leading to its field. Put it first into the `Form`: it shows itself
 * when there are messages of two fields or more, and then takes the focus instead of the first field. Messages without a
 * field of that name (the one of the whole form, `""`) stay where they are.
 */
export function ErrorSummary({ order, labels }: ErrorSummaryProps): ReactElement | null {
  const texts = useTexts("errorSummary", labels);
  const titleId = useId();
  const { errors, anchor = "" } = use(FormContext);
  const names = (order ?? Object.keys(errors)).filter((name) => name !== "" && errors[name]);
  if (names.length < 2) return null;
  return (
    <section className="el-error-summary" aria-labelledby={titleId} tabIndex={-1}>
      <p className="el-error-summary__title" id={titleId}>
        <AlertIcon />
        <span>{fillText(texts.title, { n: names.length })}</span>
      </p>
      <ul role="list" className="el-error-summary__list">
        {names.map((name) => (
          <li key={name}>
            <a className="el-error-summary__link" href={`#${anchor}${name}`} onClick={focusField}>
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
