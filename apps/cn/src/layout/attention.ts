import type { AnyRouter } from "@tanstack/react-router";
import { showAttention } from "@wesdom/page-sections/attention";
import { copy } from "#copy/shared/attention.zh.yml";

/** {@link showAttention} in Chinese. */
export const show = (router: AnyRouter): void => showAttention(router, copy);
