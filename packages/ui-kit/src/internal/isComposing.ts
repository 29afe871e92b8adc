/** What a key pressed into an input method reports; Safari still sends it after the composition ended. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Whether a key belongs to an input method (e.g. Enter that takes over a Chinese or Japanese word). Keyboards of Android
 * compose each Latin word until its space: that a key comes meanwhile says nothing of whom it is for.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.keyCode === INPUT_METHOD_KEY_CODE;
}

/** Enter that takes over a word of an input method must not send the form. */
export function keepWord(event: KeyboardEvent): void {
  if (event.key === "Enter" && isComposing(event)) event.preventDefault();
}
