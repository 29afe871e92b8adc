/** Redirects of this site's own: path → path, written into the build metadata, obeyed by host and browser. */
export const REDIRECTS: Readonly<Record<string, string>> = {};
