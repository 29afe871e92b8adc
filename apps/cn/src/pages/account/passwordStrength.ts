import { isPasswordA, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@wesdom/validators";

/** Characters from which a password counts as a strong one. */
const STRONG_LENGTH = 12;

/** Which parts of rule A a password keeps. */
export interface PasswordRules {
  readonly length: boolean;
  readonly letter: boolean;
  readonly digit: boolean;
  /** Neither Chinese characters nor whitespace. */
  readonly plain: boolean;
}

/** Rule A part by part, for the list below the field. */
export function passwordRules(password: string): PasswordRules {
  return {
    length: password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH,
    letter: /[a-z]/i.test(password),
    digit: /\d/.test(password),
    plain: password !== "" && !/[\p{Script=Han}\s]/u.test(password),
  };
}

/** 0 for nothing, 1 while it breaks rule A, 2 for one that keeps it, 3 for a long or a mixed one. */
export function passwordScore(password: string): 0 | 1 | 2 | 3 {
  if (password === "") return 0;
  if (!isPasswordA(password)) return 1;
  const mixed = /[a-z]/.test(password) && /[A-Z]/.test(password) && /[^a-z\d]/i.test(password);
  return password.length >= STRONG_LENGTH || mixed ? 3 : 2;
}
