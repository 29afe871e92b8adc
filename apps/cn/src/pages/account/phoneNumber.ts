/** A phone number as it is read: `138 0013 8000`. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1 $2 $3");
}
