import type { StandInsBuild } from "@wesdom/site-runtime";
import { SettingsError } from "./settings/host-settings.ts";

/** The build of the stand-ins, which lies beside this program wherever it is deployed. */
const BUILD = new URL("../../stand-ins/dist/stand-ins.mjs", import.meta.url);

/** Loads the stand-ins. @throws SettingsError where they are not there */
export async function loadStandIns(): Promise<StandInsBuild> {
  try {
    return (await import(BUILD.href)) as StandInsBuild;
  } catch (error) {
    throw new SettingsError(
      "Settings that host cannot run by:\n  - STAND_INS must be 0 where apps/stand-ins is not built",
      {
        cause: error,
      },
    );
  }
}
