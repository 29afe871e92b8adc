export { Input } from "./Input.tsx";
export type { InputProps } from "./Input.tsx";
