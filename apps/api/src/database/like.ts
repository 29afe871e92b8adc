/** A LIKE pattern that finds a text anywhere; what the text holds of LIKE's own signs is taken literally. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** A LIKE pattern that finds a text at the beginning. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
