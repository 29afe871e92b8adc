import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function ClockIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.5V12l4 2.5" />
    </Icon>
  );
}
