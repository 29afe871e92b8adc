import type { ReactElement } from "react";

/** Text whose `\n` are line breaks. */
export function Lines({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split("\n").map((line, index) => (
        // Not bare: what replaces a bare text, as translators do, React cannot take away.
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </>
  );
}
