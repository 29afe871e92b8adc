import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function PhoneIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M8.6 3H4.5A1.5 1.5 0 0 0 3 4.6C3.6 13.3 10.7 20.4 19.4 21A1.5 1.5 0 0 0 21 19.5v-4.1l-5-2-2.5 2.5A15 15 0 0 1 8.1 10.5L10.6 8Z" />
    </Icon>
  );
}
