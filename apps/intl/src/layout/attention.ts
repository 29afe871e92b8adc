import type { AnyRouter } from "@tanstack/react-router";
import { showAttention } from "@wesdom/page-sections/attention";
import { copy as en } from "#copy/shared/attention.en.yml";
import { copy as ja } from "#copy/shared/attention.ja.yml";

/** {@link showAttention} in the language of the document; what both say alone would be too little for a script. */
export const show = (router: AnyRouter): void =>
  showAttention(router, document.documentElement.lang === "ja" ? ja : en);
