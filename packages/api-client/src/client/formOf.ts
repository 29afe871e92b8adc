/** What a field of a form can be. */
type Field = string | number | boolean | null | undefined;

/** A body as a multipart form: lists become repeated fields, what is absent stays away. */
export function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, Field | readonly Field[]][]) {
    for (const item of Array.isArray(value) ? (value as readonly Field[]) : [value]) {
      if (item != null) form.append(name, String(item));
    }
  }
  return form;
}
