import { useState, type ReactElement } from "react";
import { useConfig } from "../config-provider/useConfig.ts";
import { fillText } from "../internal/fillText.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

interface TextareaCounterProps {
  readonly id: string;
  readonly length: number;
  readonly max: number;
  readonly leftLabel: string | undefined;
}

/** Characters left at which a screen reader is told, once each, instead of at every key. */
const ANNOUNCED_CHARACTERS_LEFT: readonly number[] = [0, 10, 50];

/** How much of a text is used; announced near its end. Without scripting it would not count, so it waits for it. */
export function TextareaCounter({ id, length, max, leftLabel }: TextareaCounterProps): ReactElement {
  const { locale } = useConfig();
  const hydrated = useHydrated();
  const left = Math.max(0, max - length);
  const mark = length === 0 ? undefined : ANNOUNCED_CHARACTERS_LEFT.find((step) => left <= step);
  const [announced, setAnnounced] = useState({ mark, left });
  if (announced.mark !== mark) setAnnounced({ mark, left });
  const template = leftLabel ?? locale?.textarea?.left ?? "{n}";
  return (
    <span className="el-textarea__foot">
      <span className={left === 0 ? "el-textarea__counter is-full" : "el-textarea__counter"} id={id}>
        {hydrated && `${length} / ${max}`}
      </span>
      <output>
        <VisuallyHidden>
          {announced.mark !== undefined && fillText(template, { n: announced.left })}
        </VisuallyHidden>
      </output>
    </span>
  );
}
