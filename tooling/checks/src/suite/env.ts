/** The environment of the stages: no telemetry, no download of a browser. */
export function stageEnv(source: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return {
    ...source,
    TURBO_TELEMETRY_DISABLED: "1",
    STORYBOOK_DISABLE_TELEMETRY: "1",
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
    FORCE_COLOR: "0",
  };
}

/** Whether this process may install Debian packages. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Chromium named by the environment. */
export function namedChromium(): string | undefined {
  return process.env["CHROMIUM_PATH"];
}
