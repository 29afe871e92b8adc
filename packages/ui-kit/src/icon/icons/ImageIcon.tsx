import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function ImageIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4" />
      <circle cx="15.5" cy="8.5" r="1.5" />
    </Icon>
  );
}
