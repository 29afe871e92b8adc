import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function GiftIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M3 8h18v4H3zM5 12v9h14v-9M12 8v13M12 8C9 8 7 6.5 7 4.7 7 2 11 2 12 8Zm0 0c3 0 5-1.5 5-3.3C17 2 13 2 12 8Z" />
    </Icon>
  );
}
