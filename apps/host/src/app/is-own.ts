/** Whether a link leads to a page of this host; for what lies elsewhere no stand-in is served. */
export function isOwn(link: string): boolean {
  return link.startsWith("/");
}
