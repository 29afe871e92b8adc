import { isIPv6 } from "node:net";

/** Groups of an IPv6 address, and the first of them, which one customer has for himself. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The groups before an IPv4 address in IPv6 clothes. */
const IPV4_CLOTHES = "0:0:0:0:0:ffff";

/**
 * What an address counts as where what one visitor does is limited or shared out: an IPv4 address as itself, an IPv6
 * address as its /64, since that is the least a provider gives to a customer, who can take another of its addresses for
 * each request.
 *
 * @param address - Anything else, such as a word for a call in process, counts as it is.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const groups = ipv6Groups(plain);
  if (groups.slice(0, -2).join(":") === IPV4_CLOTHES) return groups.slice(-2).map(toOctets).join(".");
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

function ipv6Groups(address: string): string[] {
  // An URL writes every address in one way: lower case, without leading zeros, the longest run of zero groups as "::".
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split("::").map((part) => part.split(":").filter(Boolean));
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => "0"), ...after];
}

function toOctets(group: string): string {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 0xff}`;
}
