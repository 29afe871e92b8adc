export { createApi, type ApiOptions } from "./createApi.ts";
export { fillDataFolder } from "./content/fillDataFolder.ts";
