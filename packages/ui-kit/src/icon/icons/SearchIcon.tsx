import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function SearchIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="7" />
      <path d="m16 16 5 5" />
    </Icon>
  );
}
