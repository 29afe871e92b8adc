export { Form, type FormProps } from "./Form.tsx";
export { FormContext, type FormState } from "./formContext.ts";
export { FormError, type FormErrorProps } from "./FormError.tsx";
export { Honeypot, type HoneypotProps } from "./Honeypot.tsx";
