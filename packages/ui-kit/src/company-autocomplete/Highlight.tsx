import type { ReactElement } from "react";

/** A name with the part that was typed marked, wherever it stands; unmarked where it matched by its sound. */
export function Highlight({ text, part }: { readonly text: string; readonly part: string }): ReactElement {
  const at = part === "" ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return <>{text}</>;
  const end = at + part.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="el-company-autocomplete__match">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
