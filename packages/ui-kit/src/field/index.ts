export { Field } from "./Field.tsx";
export type { FieldProps } from "./Field.tsx";
export { useField } from "./fieldContext.ts";
export type { FieldState } from "./fieldContext.ts";
