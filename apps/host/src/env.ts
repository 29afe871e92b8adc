import { resolve } from "node:path";
import { readSettings, type HostSettings } from "./settings/host-settings.ts";

/** Root of the repository; relative folders of the settings start there, wherever `host` is started. */
const ROOT = resolve(import.meta.dirname, "../../..");

/** The settings of this process. @throws SettingsError naming every bad setting */
export function settingsOfEnvironment(): HostSettings {
  return readSettings(process.env, ROOT);
}
