export { createHost, type Host, type HostOptions } from "./create-host.ts";
export { readSettings, SettingsError } from "./settings/host-settings.ts";
export { startHost } from "./start-host.ts";
