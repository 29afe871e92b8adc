import type { ReactElement } from "react";
import { BrandIcon, type BrandIconProps } from "../BrandIcon.tsx";

/** Mark of the platform; drawing from simple-icons (CC0), the mark belongs to its owner. */
export function YoutubeBrandIcon(props: BrandIconProps): ReactElement {
  return (
    <BrandIcon {...props}>
      <path d="M23.5 6.19a3 3 0 0 0-2.12-2.14c-1.87-.5-9.38-.5-9.38-.5s-7.5 0-9.38.5A3 3 0 0 0 .5 6.19C0 8.07 0 12 0 12s0 3.93.5 5.81a3 3 0 0 0 2.12 2.14c1.87.5 9.38.5 9.38.5s7.5 0 9.38-.5a3 3 0 0 0 2.12-2.14C24 15.93 24 12 24 12s0-3.93-.5-5.81M9.55 15.57V8.43L15.82 12z" />
    </BrandIcon>
  );
}
