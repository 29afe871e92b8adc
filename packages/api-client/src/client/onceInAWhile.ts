/** How long the same text is not shown again. */
export const REPEAT_PAUSE_MS = 2_000;

/**
 * Lets a text through unless the same text passed less than {@link REPEAT_PAUSE_MS} ago.
 */
export function onceInAWhile(): (text: string) => boolean {
  const shownAt = new Map<string, number>();
  return (text) => {
    // A clock that is set back would keep it for as long.
    const time = performance.now();
    for (const [shown, at] of shownAt) {
      if (time - at >= REPEAT_PAUSE_MS) shownAt.delete(shown);
    }
    if (shownAt.has(text)) return false;
    shownAt.set(text, time);
    return true;
  };
}
