/**
 * Sets what a text control holds as typing would: its `input` event follows, so that React and the form notice.
 *
 * @param input - The control.
 * @param value - Its new text.
 */
export function setNativeValue(input: HTMLInputElement, value: string): void {
  // React overrides the instance's own setter to remember what it set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
