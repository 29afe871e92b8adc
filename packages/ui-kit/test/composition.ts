import { cdp } from "vitest/browser";

interface InputDomain {
  send(method: "Input.imeSetComposition" | "Input.insertText", params: object): Promise<unknown>;
}

const input = (): InputDomain => cdp() as unknown as InputDomain;

/** Composes a word in the focused field as an input method does: it stands there, underlined and not yet taken over. */
export async function compose(text: string): Promise<void> {
  await input().send("Input.imeSetComposition", {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

/** Takes the composed word over. */
export async function commit(text: string): Promise<void> {
  await input().send("Input.insertText", { text });
}
