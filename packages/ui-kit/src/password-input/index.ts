export { PasswordInput, type PasswordInputProps } from "./PasswordInput.tsx";
export { PasswordStrength, type PasswordRule, type PasswordStrengthProps } from "./PasswordStrength.tsx";
