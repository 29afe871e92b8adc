import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function ArrowRightIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M3 12h17M14 6l6 6-6 6" />
    </Icon>
  );
}
