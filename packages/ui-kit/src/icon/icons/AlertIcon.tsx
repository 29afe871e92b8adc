import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function AlertIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v6M12 16v1" />
    </Icon>
  );
}
