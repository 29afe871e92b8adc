/** Longest address that is taken; what browsers and proxies agree on. */
export const URL_MAX_LENGTH = 2048;

const START = /^(?:https?:\/\/|www\.)/i;
const FORBIDDEN = /[\s<>"\\^`{|}\p{Cc}]/u;
const HOST =
  /^(?=.{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * Whether a text is an `http` or `https` URL, or an address that starts with `www.`.
 *
 * @param value - What the visitor typed; surrounding whitespace does not count.
 */
export function isUrl(value: string): boolean {
  const text = value.trim();
  if (text.length > URL_MAX_LENGTH || !START.test(text) || FORBIDDEN.test(text)) return false;
  const isWww = /^www\./i.test(text);
  const authority = (isWww ? text : text.slice(text.indexOf("//") + 2)).split(/[/?#]/, 1)[0] ?? "";
  const [host = "", port, ...rest] = authority.split("@").at(-1)?.split(":") ?? [];
  if (rest.length > 0 || (port !== undefined && !isPort(port))) return false;
  return HOST.test(host) && (!isWww || host.split(".").length > 2);
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}
