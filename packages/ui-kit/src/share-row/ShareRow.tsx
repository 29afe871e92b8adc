import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { useCopied } from "../copy-text/useCopied.ts";
import { ArrowUpRightIcon } from "../icon/icons/ArrowUpRightIcon.tsx";
import { CheckIcon } from "../icon/icons/CheckIcon.tsx";
import { CopyIcon } from "../icon/icons/CopyIcon.tsx";
import { cx } from "../internal/cx.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { Link } from "../link/Link.tsx";
import type { KitTexts } from "../locale/kitLocale.ts";

/** A platform the page can be shared on. */
export interface ShareTarget {
  readonly key: string;
  /** Name for a screen reader, e.g. `Share on Weibo`. */
  readonly label: string;
  readonly href: string;
  /** A brand icon. */
  readonly icon: ReactNode;
}

/** Props of {@link ShareRow}. */
export interface ShareRowProps {
  /** Absolute address that is shared. */
  readonly url: string;
  /** Title for the system's own sheet. */
  readonly title: string;
  readonly targets?: readonly ShareTarget[] | undefined;
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["shareRow"]> | undefined;
  readonly className?: string | undefined;
}

/**
 * Ways to pass the page on: platforms as links, after hydration the address to copy and, where the system has one, its
 * own sheet. Where nothing may write to the clipboard the address stays selected, to be copied by hand.
 */
export function ShareRow(props: ShareRowProps): ReactElement {
  const { url, title, targets = [], labels, className } = props;
  const texts = useTexts("shareRow", labels);
  const hydrated = useHydrated();
  const { text, copied, copy } = useCopied();
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title, url });
    } catch {
      // Closed without a choice: nothing happened.
    }
  };
  const canShare = hydrated && typeof navigator.share === "function";
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what a form sends
    <div className={cx("el-share-row", className)} role="group" aria-label={texts.title}>
      <span className="el-share-row__title" aria-hidden>
        {texts.title}
      </span>
      {targets.map((target) => (
        <Link
          key={target.key}
          look="bare"
          newTab
          className="el-share-row__way"
          href={target.href}
          aria-label={target.label}
          title={target.label}
        >
          {target.icon}
        </Link>
      ))}
      {hydrated && (
        <button type="button" className="el-share-row__way" aria-label={texts.copyLink} onClick={copy}>
          {copied ? <CheckIcon /> : <CopyIcon />}
        </button>
      )}
      {canShare && (
        <button
          type="button"
          className="el-share-row__way"
          aria-label={texts.share}
          onClick={() => void share()}
        >
          <ArrowUpRightIcon />
        </button>
      )}
      <span className="el-share-row__address" ref={text} aria-hidden>
        {url}
      </span>
      <output className="el-share-row__said">{copied && texts.copied}</output>
    </div>
  );
}
