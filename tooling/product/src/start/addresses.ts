import { networkInterfaces } from "node:os";
import { renderUnicodeCompact } from "uqr";

/** Light margin without which scanners, WeChat's above all, find no code. */
const QUIET_ZONE_MODULES = 4;

/** Hosts that stand for every address of this machine. */
const EVERYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** One line of the table that `start` prints. */
export interface AddressLine {
  readonly what: string;
  readonly where: string;
}

/**
 * IPv4 address under which other machines of the network reach what listens on `host`, `null` where none can.
 */
export function lanAddress(
  host: string,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string | null {
  const found = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ address }) => EVERYWHERE.has(host) || address === host)
    .find(({ family, internal }) => family === "IPv4" && !internal);
  return found?.address ?? null;
}

/** {@link lanAddress} as the origin of a page. */
export function phoneOriginOf(host: string, port: number): string | null {
  const address = lanAddress(host);
  return address === null ? null : `http://${address}:${port}`;
}

/** Where the sites are, on this machine and, where one reaches it, on a phone. */
export function pageAddresses(port: number, phoneOrigin: string | null): readonly AddressLine[] {
  const local = `http://localhost:${port}`;
  return [
    { what: "Chinese", where: `${local}/m/zh-cn` },
    { what: "English", where: `${local}/m/en-us` },
    { what: "Japanese", where: `${local}/m/jp` },
    ...(phoneOrigin === null ? [] : [{ what: "On a phone", where: `${phoneOrigin}/m` }]),
  ];
}

/**
 * The table of addresses.
 *
 * @param storybookPort - `null` where no Storybook is built.
 */
export function addressTable(
  port: number,
  apiPort: number,
  phoneOrigin: string | null,
  storybookPort: number | null,
): readonly AddressLine[] {
  const local = `http://localhost:${port}`;
  return [
    ...pageAddresses(port, phoneOrigin),
    { what: "API docs", where: `${local}/api/docs` },
    { what: "API", where: `http://localhost:${apiPort}` },
    { what: "Leads", where: "npx -y pnpm@12.21.0 leads" },
    {
      what: "Storybook",
      where:
        storybookPort === null
          ? "npx -y pnpm@12.21.0 start --storybook"
          : `http://localhost:${storybookPort}`,
    },
  ];
}

/** Lines of a table in two columns. */
export function formatTable(lines: readonly AddressLine[]): string {
  const width = Math.max(...lines.map(({ what }) => what.length));
  return lines.map(({ what, where }) => `  ${what.padEnd(width)}  ${where}`).join("\n");
}

/** The code that a phone scans to open the sites; empty where none reaches them. */
export function phoneCode(phoneOrigin: string | null): string {
  return phoneOrigin === null ? "" : renderUnicodeCompact(`${phoneOrigin}/m`, { border: QUIET_ZONE_MODULES });
}
