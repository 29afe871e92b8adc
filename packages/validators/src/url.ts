/** Longest address that is taken; what browsers and proxies agree on. */
export const URL_MAX_LENGTH = 2048;

const PORT_MAX = 65_535;

const FORBIDDEN = /[\s<>"\\^`{|}\p{Cc}]/u;
/** A scheme, or `www.` before a name and its top level; then whoever signs in, the host, its port. */
const ADDRESS =
  /^(?:https?:\/\/(?:[^/?#]*@)?|(?=www\.[^./?#:]+\.))(?<host>[^/?#:]+)(?::(?<port>\d{1,5}))?(?:[/?#]|$)/i;
const HOST =
  /^(?=.{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * Whether a text is an `http` or `https` URL, or an address that starts with `www.`.
 *
 * @param value - What the visitor typed; surrounding whitespace does not count.
 */
export function isUrl(value: string): boolean {
  const text = value.trim();
  if (text.length > URL_MAX_LENGTH || FORBIDDEN.test(text)) return false;
  const address = ADDRESS.exec(text)?.groups as { host: string; port?: string } | undefined;
  return address !== undefined && HOST.test(address.host) && Number(address.port ?? 0) <= PORT_MAX;
}
