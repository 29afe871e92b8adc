import type { ReactElement } from "react";
import { BrandIcon, type BrandIconProps } from "../BrandIcon.tsx";

/** Mark of the platform; drawing from simple-icons (CC0), the mark belongs to its owner. */
export function DouyinBrandIcon(props: BrandIconProps): ReactElement {
  return (
    <BrandIcon {...props}>
      <path d="M12.53.02Q14.48 0 16.43 0a6.2 6.2 0 0 0 1.76 4.17 7 7 0 0 0 4.24 1.79v4.03a10.7 10.7 0 0 1-5.82-1.9q0 4.38-.02 8.75a7.6 7.6 0 0 1-1.35 3.94 7.5 7.5 0 0 1-5.91 3.21A7.54 7.54 0 0 1 4.17 10.8a7.4 7.4 0 0 1 6.15-1.72c.02 1.48-.04 2.96-.04 4.44a3.5 3.5 0 0 0-3.02.37 3.5 3.5 0 0 0-1.36 1.75c-.21.51-.15 1.07-.14 1.61.24 1.64 1.82 3.02 3.5 2.87a3.4 3.4 0 0 0 2.77-1.61c.19-.33.4-.67.4-1.06.1-1.79.07-3.57.08-5.36q-.01-6.04.02-12.07" />
    </BrandIcon>
  );
}
