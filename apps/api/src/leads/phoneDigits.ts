import { mainlandPhone, plainPhone } from "@wesdom/validators";

/** Digits of a phone number, however it is written and without an extension, as leads are looked up and limited by it. */
export function phoneDigits(phone: string): string {
  return (mainlandPhone(phone) ?? plainPhone(phone)).replace(/(?<=\d)\D.*$|\D/g, "");
}
