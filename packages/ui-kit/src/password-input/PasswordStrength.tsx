import type { CSSProperties, ReactElement } from "react";
import { CheckIcon } from "../icon/icons/CheckIcon.tsx";
import { cx } from "../internal/cx.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** A rule of a password. */
export interface PasswordRule {
  readonly key: string;
  /** e.g. `6–20 characters` */
  readonly text: string;
  readonly met: boolean;
}

/** Props of {@link PasswordStrength}. */
export interface PasswordStrengthProps {
  readonly id?: string | undefined;
  /** How many of the bars are filled; 0 for an empty field. */
  readonly score: number;
  /** Number of bars. @default 3 */
  readonly max?: number | undefined;
  /** The score in a word, announced when it changes, e.g. `Strong`. */
  readonly text?: string | undefined;
  readonly rules?: readonly PasswordRule[] | undefined;
  /** Read after each rule. */
  readonly labels: Pick<KitTexts["passwordInput"], "met" | "unmet">;
}

const DEFAULT_BARS = 3;

/** How good a password is, as bars and in words, and which rules it meets. It judges nothing itself. */
export function PasswordStrength(props: PasswordStrengthProps): ReactElement {
  const { id, score, max = DEFAULT_BARS, text = "", rules = [], labels } = props;
  const tone = score >= max ? "good" : score > 1 ? "fair" : "weak";
  return (
    <div className={cx("el-password-strength", `el-password-strength--${tone}`)} id={id}>
      <div className="el-password-strength__meter">
        <span
          className="el-password-strength__bars"
          style={{ "--el-password-strength-bars": max } as CSSProperties}
          aria-hidden
        >
          {Array.from({ length: max }, (_, bar) => (
            <span key={bar} className={cx("el-password-strength__bar", bar < score && "is-filled")} />
          ))}
        </span>
        <output className="el-password-strength__text">{text}</output>
      </div>
      {rules.length > 0 && (
        <ul role="list" className="el-password-strength__rules">
          {rules.map((rule) => (
            <li key={rule.key} className={cx("el-password-strength__rule", rule.met && "is-met")}>
              <span className="el-password-strength__mark" aria-hidden>
                {rule.met && <CheckIcon size="0.8em" />}
              </span>
              <span>
                {rule.text}
                <VisuallyHidden>{` ${rule.met ? labels.met : labels.unmet}`}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
