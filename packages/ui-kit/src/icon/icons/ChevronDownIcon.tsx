import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function ChevronDownIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="m5 9 7 7 7-7" />
    </Icon>
  );
}
