/** Longest address that mail systems carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Longest part before the `@` (RFC 5321). */
export const EMAIL_LOCAL_MAX_LENGTH = 64;

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const HOST =
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/;

/**
 * Whether a text is an e-mail address of the usual form: a dotted local part, an `@`, a host name with a top level.
 * Quoted local parts and bare IP addresses, which no visitor types, are refused.
 *
 * @param value - What the visitor typed; surrounding whitespace does not count.
 */
export function isEmail(value: string): boolean {
  const address = value.trim();
  const at = address.lastIndexOf("@");
  if (address.length > EMAIL_MAX_LENGTH || at < 1 || at > EMAIL_LOCAL_MAX_LENGTH) return false;
  return LOCAL.test(address.slice(0, at)) && HOST.test(address.slice(at + 1));
}
