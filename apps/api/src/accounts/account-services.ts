import { createHmac } from "node:crypto";
import type { AreasBelow } from "../areas/areas.ts";
import type { CodeStore } from "../codes/createCodeStore.ts";
import type { LoginKeys } from "./createLoginKeyStore.ts";

/** Characters of the hash under which an account counts in reports. */
const USER_INFO_CHARS = 32;

const NETWORK_MARK_CHARS = 16;

/** What the calls of accounts work with. */
export interface AccountServices {
  readonly areasBelow: AreasBelow;
  readonly codes: CodeStore;
  readonly loginKeys: LoginKeys;
  /** Hash under which an account counts in reports. */
  readonly userInfoMark: (accountId: string) => string;
  /** Mark under which a network address stands in the log: the same for the same one; the key alone leads back. */
  readonly networkMark: (address: string) => string;
}

/** Makes the marks of accounts and addresses. */
export function createAccountMarks(
  loginKeys: LoginKeys,
): Pick<AccountServices, "userInfoMark" | "networkMark"> {
  const marker = (purpose: string, chars: number) => {
    const secret = loginKeys.secret(purpose);
    return (text: string): string => createHmac("sha256", secret).update(text).digest("hex").slice(0, chars);
  };
  return {
    userInfoMark: marker("user-info", USER_INFO_CHARS),
    networkMark: marker("network-mark", NETWORK_MARK_CHARS),
  };
}
