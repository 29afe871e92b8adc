import type { ReactElement } from "react";
import { BrandIcon, type BrandIconProps } from "../BrandIcon.tsx";

/** Mark of the platform; drawing from simple-icons (CC0), the mark belongs to its owner. */
export function ZhihuBrandIcon(props: BrandIconProps): ReactElement {
  return (
    <BrandIcon {...props}>
      <path d="M5.72 0C2.25 0 0 2.25 0 5.72v12.56C0 21.75 2.25 24 5.72 24h12.56c3.47 0 5.72-2.25 5.72-5.72V5.72C24 2.25 21.75 0 18.28 0zM7.7 4.08q-.41 1.1-.68 2.1h4.58c.55 0 .45 1.18.45 1.18H9.38a58 58 0 0 1-.1 3.8h2.7c.4.02.4 1.25.4 1.26h-3.2a9 9 0 0 1-.4 2.1l.75-.6c.45.46 1.51 1.71 1.9 2.18.48.68.07 2.08.07 2.08L8.7 14.8c-.65 2.51-1.84 3.6-1.84 3.6-.52.47-1.58.82-2.64.52a9 9 0 0 0 3.67-6.5h-3.4c0-.01.2-1.24.8-1.26h2.72c.02-.32.08-3.26.08-3.8H6.6l-.26.75c-.6 1.1-1.6 1.12-1.9 1.16.9-1.82 1.4-3.6 1.58-4.07.43-1.12 1.68-1.12 1.68-1.12M13.08 6h6.37v11.33h-2.57L14.7 18.7l-.4-1.37h-1.22zm1.31 1.22v8.86h.62l.27.94 1.45-.94h1.46V7.22z" />
    </BrandIcon>
  );
}
