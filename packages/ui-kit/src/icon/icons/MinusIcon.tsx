import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function MinusIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M4 12h16" />
    </Icon>
  );
}
