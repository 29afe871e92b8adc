import { useCallback, useId, useState, type ReactElement, type ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { usePopupZIndex } from "../config-provider/usePopupZIndex.ts";
import { Link } from "../link/Link.tsx";
import { keepFocusVisible } from "./keepFocusVisible.ts";

/** Props of {@link ConsentBanner}. */
export interface ConsentBannerProps {
  /** Whether it is shown. When, and what the answer does, is the page's matter. @default true */
  readonly open?: boolean | undefined;
  /** Names the banner for screen readers. */
  readonly title: string;
  /** What is asked for, in few words: it shares a line with the answers. */
  readonly text: ReactNode;
  /** What it is for, and what else is to be known before an answer; unfolds in place. @default nothing */
  readonly details?: { readonly label: string; readonly text: ReactNode } | undefined;
  /** Link to the privacy policy. */
  readonly policy: { readonly label: string; readonly href: string };
  readonly declineLabel: string;
  readonly agreeLabel: string;
  readonly onDecline: () => void;
  readonly onAgree: () => void;
}

/**
 * Asks for consent in a bar at the bottom edge without standing in the way: it is as low as a question can be, takes no
 * focus and blocks nothing, the page below gets room at its end, and what has the focus is never under it. Both answers
 * weigh the same, Decline comes first, and there is no third way that would count as one.
 */
export function ConsentBanner(props: ConsentBannerProps): ReactElement | null {
  const { open = true, title, text, details, policy, declineLabel, agreeLabel, onDecline, onAgree } = props;
  const [unfolded, setUnfolded] = useState(false);
  const [height, setHeight] = useState(0);
  const zIndex = usePopupZIndex(open);
  const id = useId();
  const attach = useCallback(
    (banner: HTMLElement | null) => (banner === null ? undefined : keepFocusVisible(banner, setHeight)),
    [],
  );
  if (!open) return null;
  return (
    // Of no class, so that a blocker which removes both leaves what React puts the rest of a page beside.
    <div>
      <div className="el-consent-banner__room" style={{ height }} aria-hidden />
      <div
        ref={attach}
        className="el-consent-banner el-ground el-ground--card"
        style={{ zIndex }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not modal, and shown without being opened
        role="dialog"
        aria-label={title}
        aria-describedby={`${id}text`}
      >
        <p className="el-consent-banner__text">
          <span id={`${id}text`}>{text}</span>{" "}
          <span className="el-consent-banner__more">
            {details !== undefined && (
              <button
                type="button"
                className="el-link el-link--inline"
                aria-expanded={unfolded}
                aria-controls={`${id}details`}
                onClick={() => setUnfolded(!unfolded)}
              >
                {details.label}
              </button>
            )}
            <Link href={policy.href}>{policy.label}</Link>
          </span>
        </p>
        {details !== undefined && (
          <p className="el-consent-banner__details" id={`${id}details`} hidden={!unfolded}>
            {details.text}
          </p>
        )}
        <div className="el-consent-banner__answers">
          <Button variant="outline" onClick={onDecline}>
            {declineLabel}
          </Button>
          <Button variant="outline" onClick={onAgree}>
            {agreeLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
