export { createApi, type ApiOptions } from "./createApi.ts";
