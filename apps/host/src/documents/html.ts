const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Markup that needs no escaping any more. */
export interface Html {
  readonly html: string;
}

/** Text as it stands in a document or in an attribute's quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Markup that is trusted as it is. */
export function raw(markup: string): Html {
  return { html: markup };
}

/** Markup from a template: every value is escaped unless it is {@link Html}. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const markup = values.map((value) => (typeof value === "string" ? escapeHtml(value) : value.html));
  return raw(parts.reduce((all, part, index) => `${all}${markup[index - 1] ?? ""}${part}`));
}
