export { PasswordInput } from "./PasswordInput.tsx";
export type { PasswordInputProps } from "./PasswordInput.tsx";
export { PasswordStrength } from "./PasswordStrength.tsx";
export type { PasswordRule, PasswordStrengthProps } from "./PasswordStrength.tsx";
