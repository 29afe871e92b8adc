import type { ReactElement } from "react";

/** An e-mail address, which goes on after its `@` on the next line where it is too long for one; or any other text. */
export function Address({ text }: { readonly text: string }): ReactElement {
  const at = text.indexOf("@") + 1;
  return (
    <>
      {text.slice(0, at)}
      {at > 0 && <wbr />}
      {text.slice(at)}
    </>
  );
}
