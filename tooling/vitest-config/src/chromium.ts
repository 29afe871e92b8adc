export { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } from "./env.ts";

/** Flags with which Chromium runs headless as root and without talking to anything but the pages under test. */
export const CHROMIUM_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
