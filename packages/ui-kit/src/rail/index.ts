export { Rail } from "./Rail.tsx";
export type { RailProps } from "./Rail.tsx";
