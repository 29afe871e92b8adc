import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function ChatIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M3 4h18v13H11l-5 4v-4H3zM8 9h8M8 12.5h5" />
    </Icon>
  );
}
