import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function CopyIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M8 8h13v13H8zM16 8V3H3v13h5" />
    </Icon>
  );
}
