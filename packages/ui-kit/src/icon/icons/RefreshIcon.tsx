import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function RefreshIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 3v5.5h-5.5" />
    </Icon>
  );
}
