import type { PageHead as PageHeadData } from "../head/page-head.ts";
import { usePageHead } from "./usePageHead.ts";

/** Props of {@link PageHead}. */
export interface PageHeadProps {
  /** Result of `buildPageHead`. */
  readonly head: PageHeadData;
}

/** {@link usePageHead} as a component; renders nothing in place. */
export function PageHead({ head }: PageHeadProps): null {
  usePageHead(head);
  return null;
}
