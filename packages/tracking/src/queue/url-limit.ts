/** Longest report, address and query, in characters: 4 kB. */
export const MAX_URL_CHARS = 4_096;
