import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function UserIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4.5" />
      <path d="M3.5 21c.7-4.5 4-6.5 8.5-6.5s7.8 2 8.5 6.5" />
    </Icon>
  );
}
