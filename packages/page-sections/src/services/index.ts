export { SERVICE_DRAWINGS } from "./service-drawings.ts";
