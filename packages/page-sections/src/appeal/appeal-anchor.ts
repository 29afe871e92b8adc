/** Fragment of the consultation form on the home page. */
export const APPEAL_ANCHOR = "appeal";
