export { Field, type FieldProps } from "./Field.tsx";
export { useField, type FieldState } from "./fieldContext.ts";
