import { useId, type ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { ChevronDownIcon } from "../icon/icons/ChevronDownIcon.tsx";
import { cx } from "../internal/cx.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { useCurrentSection } from "./useCurrentSection.ts";

/** A heading of the text. */
export interface ContentsEntry {
  /** Id of the heading. */
  readonly id: string;
  readonly text: string;
  /** 2 for a section, 3 for a part of it. */
  readonly level: 2 | 3;
}

/** Props of {@link TableOfContents}. */
export interface TableOfContentsProps {
  readonly entries: readonly ContentsEntry[];
  /** Open from the start. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["tableOfContents"]> | undefined;
  readonly className?: string | undefined;
}

/**
 * What an article holds: a native `details`, so that it takes one line of a phone and opens without scripting. After
 * hydration it marks the section that is being read.
 */
export function TableOfContents(props: TableOfContentsProps): ReactElement | null {
  const { entries, defaultOpen = false, labels, className } = props;
  const texts = useTexts("tableOfContents", labels);
  const title = useId();
  const current = useCurrentSection(entries.map((entry) => entry.id));
  if (entries.length === 0) return null;
  const shown = entries.find((entry) => entry.id === current);
  return (
    <nav className={cx("el-table-of-contents", className)} aria-labelledby={title}>
      <details open={defaultOpen}>
        <summary className="el-table-of-contents__summary">
          <span className="el-table-of-contents__title" id={title}>
            {texts.title}
          </span>
          <span className="el-table-of-contents__current">{shown?.text}</span>
          <ChevronDownIcon className="el-table-of-contents__sign" />
        </summary>
        <ol className="el-table-of-contents__list">
          {entries.map((entry) => (
            <li key={entry.id}>
              <a
                className={cx(
                  "el-table-of-contents__link",
                  entry.level === 3 && "el-table-of-contents__link--part",
                )}
                href={`#${entry.id}`}
                aria-current={entry.id === current ? "location" : undefined}
              >
                {entry.text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
