import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function PauseIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M8 5v14M16 5v14" />
    </Icon>
  );
}
