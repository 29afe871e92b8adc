const CONTROL = "input:checked,input,select,textarea,button";

/**
 * Takes the reader to what is wrong: the summary of errors where the form has one, else the first control with a
 * message, else the message about the whole form.
 *
 * @param form - The form.
 */
export function focusFirstError(form: HTMLElement): void {
  const summary = form.querySelector<HTMLElement>(".el-error-summary");
  if (summary !== null) {
    summary.focus();
    return;
  }
  const first = form.querySelector<HTMLElement>("[aria-invalid=true],fieldset.is-error");
  const control = first?.tagName === "FIELDSET" ? first.querySelector<HTMLElement>(CONTROL) : first;
  if (control) control.focus();
  // The button may be a screen below what it is about.
  else form.querySelector(".el-form__error")?.scrollIntoView({ block: "center" });
}
