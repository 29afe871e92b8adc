import { Fragment, type ReactElement } from "react";
import { matchRanges } from "./matchRanges.ts";

/** Props of {@link Highlight}. */
export interface HighlightProps {
  /** Plain text; it is never read as markup. */
  readonly text: string;
  /** What was searched for: words parted by spaces. Left out, nothing is marked. */
  readonly keyword?: string | undefined;
}

/** A text with the words of a search marked. */
export function Highlight({ text, keyword = "" }: HighlightProps): ReactElement {
  const ranges = matchRanges(text, keyword);
  return (
    // Anew for each search: what replaces a bare text, as translators do, React cannot take away.
    <span key={`${keyword} ${text}`}>
      {ranges.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, start)}
          <mark className="el-highlight">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </span>
  );
}
