import { networkInterfaces } from "node:os";
import { isLoopback } from "../http/visitor.ts";

/**
 * The origin by which a phone reaches this machine: `localhost` means the phone itself there, so that the address in
 * the local network takes its place.
 *
 * @param interfaces - The machine's network interfaces. @default node:os
 */
export function reachableOrigin(
  origin: string,
  interfaces: typeof networkInterfaces = networkInterfaces,
): string {
  const url = new URL(origin);
  const name = url.hostname.replace(/^\[|\]$/g, "");
  if (name !== "localhost" && !isLoopback(name)) return origin;
  const address = Object.values(interfaces())
    .flatMap((entries) => entries ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  if (!address) return origin;
  url.hostname = address;
  return url.origin;
}
