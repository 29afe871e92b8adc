/**
 * Looks at the page with the next frame, and again with the first one after each scroll or change of size.
 *
 * @returns Ends it.
 */
export function followWindow(look: () => void): () => void {
  let frame = 0;
  const follow = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  // With the next frame: measured here, the page would be laid out before its navigation has moved the window.
  follow();
  addEventListener("scroll", follow, { passive: true });
  addEventListener("resize", follow);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("scroll", follow);
    removeEventListener("resize", follow);
  };
}
