import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function MenuIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M3 8h18M3 16h18" />
    </Icon>
  );
}
