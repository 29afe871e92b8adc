/** Whether a key comes with one that makes it the browser's or the system's: Alt with an arrow is Back. */
export function hasModifier(event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}
