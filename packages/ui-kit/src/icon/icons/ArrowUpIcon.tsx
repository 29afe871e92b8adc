import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function ArrowUpIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M12 21V4M6 10l6-6 6 6" />
    </Icon>
  );
}
