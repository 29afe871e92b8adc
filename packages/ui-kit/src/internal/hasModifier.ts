/** Whether a key comes with one that makes it the browser's or the system's: Alt with an arrow is Back. */
export function hasModifier(event: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}
