import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function CheckIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="m4 12.5 5.5 5.5L20 7" />
    </Icon>
  );
}
