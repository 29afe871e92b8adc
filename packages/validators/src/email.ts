/** Longest address that mail systems carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Longest part before the `@` (RFC 5321). */
export const EMAIL_LOCAL_MAX_LENGTH = 64;

/** Dots may follow each other or come last: Japanese mobile carriers gave such addresses out. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-][A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]*$/;
const HOST =
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/;

/**
 * An e-mail address as it is stored and compared.
 *
 * @param value - What the visitor typed, e.g. `ａｄａ＠example．com` with a Japanese keyboard.
 * @returns E.g. `ada@example.com`; what is no address stays none.
 */
export function plainEmail(value: string): string {
  return value.normalize("NFKC").trim();
}

/**
 * Whether a text is an e-mail address of the usual form: a local part, an `@`, a host name with a top level. Quoted
 * local parts and bare IP addresses, which no visitor types, are refused.
 *
 * @param value - What the visitor typed, as {@link plainEmail} reads it.
 */
export function isEmail(value: string): boolean {
  const address = plainEmail(value);
  const at = address.lastIndexOf("@");
  if (address.length > EMAIL_MAX_LENGTH || at < 1 || at > EMAIL_LOCAL_MAX_LENGTH) return false;
  return LOCAL.test(address.slice(0, at)) && HOST.test(address.slice(at + 1));
}
