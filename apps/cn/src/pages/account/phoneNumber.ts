/**
 * A phone number as it is sent: without the spaces, hyphens and country code with which phones and address books write
 * it.
 */
export function plainPhone(typed: string): string {
  return typed.replaceAll(/[\s\u00AD\u2010-\u2015()-]/g, "").replace(/^(?:\+|00)?86(?=1\d{10}$)/, "");
}

/** A phone number as it is read: `138 0013 8000`. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1 $2 $3");
}
