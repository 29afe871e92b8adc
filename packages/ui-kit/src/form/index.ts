export { Form } from "./Form.tsx";
export type { FormProps } from "./Form.tsx";
export { FormContext } from "./formContext.ts";
export type { FormState } from "./formContext.ts";
export { FormError } from "./FormError.tsx";
export type { FormErrorProps } from "./FormError.tsx";
export { Honeypot } from "./Honeypot.tsx";
export type { HoneypotProps } from "./Honeypot.tsx";
