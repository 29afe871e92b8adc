/** A name in the spellings that files and code need. */
export interface Names {
  /** `side-panel` */
  readonly kebab: string;
  /** `sidePanel` */
  readonly camel: string;
  /** `SidePanel` */
  readonly pascal: string;
}

/** Spellings of a kebab-case name. @throws for any other. */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(
      `“${kebab}” is not in kebab case: lower-case words joined by hyphens, such as side-panel.`,
    );
  }
  const camel = kebab.replaceAll(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());
  return {
    kebab,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
  };
}

/** Puts the spellings into a template or the name of one. */
export function fillIn(template: string, { kebab, camel, pascal }: Names): string {
  return template.replaceAll("__name__", kebab).replaceAll("__camel__", camel).replaceAll("__Name__", pascal);
}
