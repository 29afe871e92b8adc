/** Where Debian's package puts Chromium; `CHROMIUM_PATH` overrides it. */
export const CHROMIUM_PATH: string = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** A Chromium for pages that need no whole browser; empty: the whole one is. */
export const CHROMIUM_SHELL_PATH: string = process.env["CHROMIUM_SHELL_PATH"] ?? "";

/** Folder of PostgreSQL's `initdb` and `postgres`; empty: they are looked for. */
export const POSTGRES_BIN: string = process.env["PG_BIN"] ?? "";

/** Folders of the machine's programs. */
export function machinePath(): string {
  return process.env["PATH"] ?? "";
}
