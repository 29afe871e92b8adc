import type { ReactElement } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export function QuoteIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M10 6C6 7 4 9.5 4 13v5h6v-6H7M20 6c-4 1-6 3.5-6 7v5h6v-6h-3" />
    </Icon>
  );
}
