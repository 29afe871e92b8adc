import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function CloseIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="m5 5 14 14M19 5 5 19" />
    </Icon>
  );
}
