import { useRef, type ReactElement, type ReactNode } from "react";
import { CopyIcon } from "../icon/icons/CopyIcon.tsx";
import { cx } from "../internal/cx.ts";
import { copyFrom } from "./copyFrom.ts";

/** Props of {@link CopyText}. */
export interface CopyTextProps {
  /** What is shown and copied. */
  readonly text: string;
  /** Name of the link for a screen reader, e.g. `Copy e-mail address: …`. */
  readonly label: string;
  /** Where it leads without scripting, e.g. `mailto:…`. */
  readonly href?: string | undefined;
  /** Called after a copy that worked; a failure stays silent, the text stays selected. */
  readonly onCopied?: ((text: string) => void) | undefined;
  readonly className?: string | undefined;
}

/** An e-mail address goes on after its `@` on the next line where it is too long for one. */
function breakable(text: string): ReactNode {
  const at = text.indexOf("@") + 1;
  if (at === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** A text that copies itself on a tap. */
export function CopyText({ text, label, href, onCopied, className }: CopyTextProps): ReactElement {
  const shown = useRef<HTMLSpanElement>(null);
  const copy = async (): Promise<void> => {
    if (shown.current !== null && (await copyFrom(shown.current))) onCopied?.(text);
  };
  const content = (
    <>
      <span className="el-copy-text__text" ref={shown}>
        {breakable(text)}
      </span>
      <CopyIcon size="1em" />
    </>
  );
  const names = cx("el-copy-text", className);
  if (href === undefined) {
    return (
      <button type="button" className={names} aria-label={label} onClick={() => void copy()}>
        {content}
      </button>
    );
  }
  return (
    <a
      className={names}
      href={href}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        void copy();
      }}
    >
      {content}
    </a>
  );
}
