import type { ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";

/** An eye; crossed out while what it stands for is seen. */
export function EyeIcon({ crossed }: { readonly crossed: boolean }): ReactElement {
  return (
    <Icon>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
      {crossed && <path d="m4 20 16-16" />}
    </Icon>
  );
}
