import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function ArrowUpRightIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M6 18 18 6M8 6h10v10" />
    </Icon>
  );
}
