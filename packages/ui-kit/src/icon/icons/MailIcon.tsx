import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function MailIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M3 5h18v14H3zM3 6l9 7.5L21 6" />
    </Icon>
  );
}
