import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function PlusIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M12 4v16M4 12h16" />
    </Icon>
  );
}
