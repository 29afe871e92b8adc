import { formValues } from "./lead-form.ts";
import { readJson, writeKey, type KeyValueStorage } from "../browser/key-value-storage.ts";

/** What is not kept: a code is good for once, who agrees does it anew, and nobody has typed into the trap. */
const UNKEPT = new Set(["code", "consent", "website"]);

/** Keeps what is typed into a form. */
export function keepDraft(storage: KeyValueStorage | null, key: string, form: HTMLFormElement): void {
  const values = Object.entries(formValues(new FormData(form)));
  writeKey(storage, key, JSON.stringify(Object.fromEntries(values.filter(([name]) => !UNKEPT.has(name)))));
}

/** Fills in what was kept, where nothing has been typed since. */
export function restoreDraft(storage: KeyValueStorage | null, key: string, form: HTMLFormElement): void {
  const draft = readJson(storage, key) as Readonly<Record<string, unknown>> | null;
  for (const control of form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea")) {
    const kept = draft?.[control.name];
    const isTicked = control.type === "checkbox" && Array.isArray(kept) && kept.includes(control.value);
    fillIn(control, isTicked, typeof kept === "string" ? kept : "");
  }
}

/**
 * Fills in again what React has drawn anew, where nothing has been typed since.
 *
 * @param before - The fields of the document as it was.
 * @param held - What had the focus there.
 */
export function typeAgain(before: readonly HTMLInputElement[], held: Element | null): void {
  for (const old of before) {
    if (old.isConnected) continue;
    const index = before.filter(({ name }) => name === old.name).indexOf(old);
    const control = document.getElementsByName(old.name)[index] as HTMLInputElement | undefined;
    if (!control) continue;
    fillIn(control, old.checked, old.value, old.defaultValue);
    if (old === held && document.activeElement === document.body) control.focus();
  }
}

/** As a visitor does: React hears of a change that is not its own. */
function fillIn(control: HTMLInputElement, isTicked: boolean, text: string, untouched = ""): void {
  if (isTicked && !control.checked) control.click();
  if (text === untouched || control.value !== untouched) return;
  Reflect.set(Object.getPrototypeOf(control) as object, "value", text, control);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
