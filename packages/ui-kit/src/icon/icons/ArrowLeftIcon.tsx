import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function ArrowLeftIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M21 12H4M10 6l-6 6 6 6" />
    </Icon>
  );
}
