/** The hotline, where `PHONE_ZH` names no other one. */
export const HOTLINE = "400-003-5180";
