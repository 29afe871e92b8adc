import { useToaster } from "@wesdom/page-sections/layout";
import { hasPrivacyControl } from "@wesdom/site-runtime/browser";
import { Link } from "@wesdom/ui-kit/link";
import type { MouseEvent, ReactElement } from "react";
import { useLanguage } from "../language/useLanguage.ts";
import styles from "./FooterPrivacy.module.css";

/** Props of {@link FooterPrivacy}. */
interface FooterPrivacyProps {
  /** Asks for consent again; without it there is no such link. */
  readonly onChoices?: () => void;
}

/**
 * The texts that bind, and the way to another answer about privacy. Without scripting nothing is stored that could be changed: the
 * second link then leads to the policy too.
 */
export function FooterPrivacy({ onChoices }: FooterPrivacyProps): ReactElement {
  const { indexPath, frame, policy } = useLanguage();
  const toaster = useToaster();
  const texts = frame.footer;
  const choose = (event: MouseEvent): void => {
    event.preventDefault();
    if (hasPrivacyControl()) toaster.show(texts.globalPrivacyControl);
    else onChoices?.();
  };
  return (
    <p className={styles["links"]}>
      <Link look="quiet" href={policy}>
        {texts.privacy}
      </Link>
      {onChoices && (
        <Link look="quiet" href={policy} onClick={choose}>
          {texts.choices}
        </Link>
      )}
      <Link look="quiet" href={`${indexPath}/article?title=user_agreement`}>
        {texts.terms}
      </Link>
    </p>
  );
}
