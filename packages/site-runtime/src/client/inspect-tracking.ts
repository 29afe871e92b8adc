import type { Inspector } from "@wesdom/tracking/inspector";

/** Where the development server shows the key that its API opens reports with. */
const KEY_PATH = "/m/_dev/tracking.private.pem";

/** Shows each report in a panel as it leaves, opened with the development key. For `startSite` of an app while developed. */
export async function inspectTracking(): Promise<Inspector> {
  const [{ mountInspector }, response] = await Promise.all([
    import("@wesdom/tracking/inspector"),
    fetch(KEY_PATH),
  ]);
  return mountInspector(await response.text());
}
