export { createHost, type Host, type HostOptions } from "./create-host.ts";
export { readSettings, SettingsError, type HostSettings } from "./settings/host-settings.ts";
export { startHost, type RunningHost } from "./start-host.ts";
