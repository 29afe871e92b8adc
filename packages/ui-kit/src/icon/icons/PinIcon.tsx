import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function PinIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M12 21.5C7.5 16.8 5 13.2 5 10a7 7 0 0 1 14 0c0 3.2-2.5 6.8-7 11.5Z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}
