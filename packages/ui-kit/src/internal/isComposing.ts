/** What a key pressed into an input method reports; Safari still sends it after the composition ended. */
const INPUT_METHOD_KEY_CODE = 229;

/** Whether a key belongs to an input method (e.g. Enter that takes over a Chinese or Japanese word). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
}
