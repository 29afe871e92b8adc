/**
 * Selects an element's text and copies it: by the clipboard interface, else, as in older WeChat or on plain http, by
 * the selection.
 *
 * @returns Whether it was copied. On failure the text stays selected, so that it can be copied by hand.
 */
export async function copyFrom(element: HTMLElement): Promise<boolean> {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  try {
    await navigator.clipboard.writeText(element.textContent ?? "");
  } catch {
    if (!copySelection()) return false;
  }
  selection?.removeAllRanges();
  return true;
}

function copySelection(): boolean {
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
