import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function PlayIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M7 4.5v15L19.5 12Z" />
    </Icon>
  );
}
