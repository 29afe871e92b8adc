import { Fragment, type ReactElement } from "react";

/** Text whose `\n` are line breaks. */
export function Lines({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split("\n").map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </>
  );
}
