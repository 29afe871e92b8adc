import { formValues } from "./lead-form.ts";
import { readKey, writeKey, type KeyValueStorage } from "../browser/key-value-storage.ts";

/** What is not kept: a code is good for once, and who agrees does it anew. */
const UNKEPT = new Set(["code", "consent"]);

/** Fields of a form that can be filled in. */
type Control = HTMLInputElement | HTMLTextAreaElement;

/** Keeps what is typed into a form. */
export function keepDraft(storage: KeyValueStorage | null, key: string, form: HTMLFormElement): void {
  const values = Object.entries(formValues(new FormData(form)));
  writeKey(storage, key, JSON.stringify(Object.fromEntries(values.filter(([name]) => !UNKEPT.has(name)))));
}

/** Fills in what was kept, where nothing has been typed since. */
export function restoreDraft(storage: KeyValueStorage | null, key: string, form: HTMLFormElement): void {
  const draft = draftOf(readKey(storage, key));
  for (const control of form.querySelectorAll<Control>("input:not([type=hidden]), textarea")) {
    const kept = draft[control.name];
    if (control.type === "checkbox") {
      if (Array.isArray(kept) && kept.includes(control.value) && !(control as HTMLInputElement).checked)
        control.click();
    } else if (typeof kept === "string" && kept !== "" && control.value === "") type(control, kept);
  }
}

/** As a visitor types: React hears of a change that is not its own. */
function type(control: Control, text: string): void {
  const { prototype } = control.tagName === "TEXTAREA" ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function draftOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(text ?? "{}");
    return typeof draft === "object" && draft !== null ? (draft as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
