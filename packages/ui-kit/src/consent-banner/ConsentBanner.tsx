import { useCallback, useId, useState, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { usePopupZIndex } from "../config-provider/usePopupZIndex.ts";
import { cx } from "../internal/cx.ts";
import { Link } from "../link/Link.tsx";
import { keepFocusVisible } from "./keepFocusVisible.ts";
import { useFolding } from "./useFolding.ts";

/** Props of {@link ConsentBanner}. */
export interface ConsentBannerProps {
  /** Whether it is shown. When, and what the answer does, is the page's matter. @default true */
  readonly open?: boolean | undefined;
  /** Names the banner for screen readers. */
  readonly title: string;
  /** What is asked for, and what for: a sentence of two lines at most. */
  readonly text: ReactNode;
  /**
   * The question in few words: to a line of it the banner folds once a screen was scrolled, and at once on a phone on its
   * side.
   *
   * @default it stays as it is
   */
  readonly short?: string | undefined;
  /** What else is to be known before an answer; unfolds in place. @default nothing */
  readonly details?: { readonly label: string; readonly text: ReactNode } | undefined;
  /** Link to the privacy policy. */
  readonly policy: { readonly label: string; readonly href: string };
  readonly declineLabel: string;
  readonly agreeLabel: string;
  readonly onDecline: () => void;
  readonly onAgree: () => void;
}

/**
 * Asks for consent at the bottom edge without standing in the way: it is as low as a question can be, takes no focus and
 * blocks nothing, the page below gets room at its end, and what has the focus is never under it. Both answers weigh the
 * same, Decline comes first, and there is no third way that would count as one. Unanswered it folds to a line, which a tap
 * or a key opens again.
 */
export function ConsentBanner(props: ConsentBannerProps): ReactElement | null {
  const {
    open = true,
    title,
    text,
    short,
    details,
    policy,
    declineLabel,
    agreeLabel,
    onDecline,
    onAgree,
  } = props;
  const [unfolded, setUnfolded] = useState(false);
  const [height, setHeight] = useState(0);
  const zIndex = usePopupZIndex(open);
  const id = useId();
  const { folded, folds, unfold } = useFolding(open && short !== undefined);
  const attach = useCallback(
    (banner: HTMLElement | null) => (banner === null ? undefined : keepFocusVisible(banner, setHeight)),
    [],
  );
  if (!open) return null;
  const openOrUnfold = (event: MouseEvent<HTMLElement>): void => {
    if (!folded) return setUnfolded(!unfolded);
    unfold();
    // A tap is no keyboard's focus, which would keep it from folding again.
    if (event.detail > 0) event.currentTarget.blur();
  };
  return (
    <>
      <div className="el-consent-banner__room" style={{ height }} aria-hidden />
      <div
        // Folding makes it anew: what moves is then no shift of the page.
        key={folds}
        ref={attach}
        className={cx("el-consent-banner el-ground el-ground--card", folded && "is-folded")}
        style={{ zIndex }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not modal, and shown without being opened
        role="dialog"
        aria-label={title}
        aria-describedby={`${id}text`}
      >
        <div className="el-consent-banner__text">
          <p>
            <span id={`${id}text`} hidden={folded}>
              {text}
            </span>{" "}
            {(folded || details !== undefined) && (
              <button
                type="button"
                className="el-link el-link--inline"
                aria-expanded={unfolded && !folded}
                aria-controls={folded ? undefined : `${id}details`}
                onClick={openOrUnfold}
              >
                {folded ? short : details?.label}
              </button>
            )}{" "}
            {!folded && <Link href={policy.href}>{policy.label}</Link>}
          </p>
          {details !== undefined && (
            <p className="el-consent-banner__details" id={`${id}details`} hidden={!unfolded || folded}>
              {details.text}
            </p>
          )}
        </div>
        <div className="el-consent-banner__answers">
          <Button variant="outline" onClick={onDecline}>
            {declineLabel}
          </Button>
          <Button variant="outline" onClick={onAgree}>
            {agreeLabel}
          </Button>
        </div>
      </div>
    </>
  );
}
