/** Where Debian's package puts Chromium; `CHROMIUM_PATH` overrides it. */
export const CHROMIUM_PATH: string = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
