import type { ReactElement } from "react";
import { BrandIcon, type BrandIconProps } from "../BrandIcon.tsx";

/** Mark of the platform; drawing from simple-icons (CC0), the mark belongs to its owner. */
export function LinkedinBrandIcon(props: BrandIconProps): ReactElement {
  return (
    <BrandIcon {...props}>
      <path d="M20.45 20.45h-3.56v-5.57c0-1.32-.02-3.03-1.85-3.03-1.85 0-2.13 1.44-2.13 2.94v5.66H9.35V9h3.42v1.56h.04a3.8 3.8 0 0 1 3.37-1.85c3.6 0 4.27 2.37 4.27 5.46zM5.34 7.43a2.06 2.06 0 0 1-2.07-2.06 2.06 2.06 0 1 1 2.07 2.06m1.78 13.02H3.56V9h3.56zM22.22 0H1.78C.8 0 0 .77 0 1.73v20.54C0 23.23.8 24 1.77 24h20.45c.98 0 1.78-.77 1.78-1.73V1.73C24 .77 23.2 0 22.22 0z" />
    </BrandIcon>
  );
}
