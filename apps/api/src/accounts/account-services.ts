import { createHmac } from "node:crypto";
import type { Log } from "../app/log.ts";
import { codeStore, type CodeStore } from "../codes/codeStore.ts";
import { messengerOf, type Messenger, type Notice } from "../codes/messenger.ts";
import type { Database } from "../database/database.ts";
import type { Settings } from "../env.ts";
import { geetestSlider, type GeetestSlider } from "../slider/geetestSlider.ts";
import { localSlider, type LocalSlider } from "../slider/localSlider.ts";
import { loginKeyStore, type LoginKeys } from "./loginKeys.ts";

/** Characters of the hash under which an account counts in reports. */
const USER_INFO_CHARS = 32;

const NETWORK_MARK_CHARS = 16;

/** What the calls of puzzles, codes and accounts work with. */
export interface AccountServices {
  readonly slider: LocalSlider;
  /** Where GeeTest is configured. */
  readonly geetest: GeetestSlider | undefined;
  readonly codes: CodeStore;
  /** `undefined` where messages can be neither sent nor shown. */
  readonly messenger: Messenger | undefined;
  readonly keys: LoginKeys;
  /** Hash under which an account counts in reports. */
  readonly userInfoOf: (accountId: string) => string;
  /** Mark under which a network address stands in the log: the same for the same one, and no way back. */
  readonly networkMark: (address: string) => string;
}

/** Makes them for a configuration. */
export function accountServices(options: {
  db: Database;
  settings: Settings;
  now: () => number;
  log: Log;
  notice: Notice;
  contentDirectory: string;
}): AccountServices {
  const { db, settings, now, log } = options;
  const keys = loginKeyStore(db, settings.keys.login, now);
  const marker = (purpose: string, chars: number) => {
    const secret = keys.secret(purpose);
    return (text: string): string => createHmac("sha256", secret).update(text).digest("hex").slice(0, chars);
  };
  return {
    slider: localSlider(options),
    geetest:
      settings.slider.provider === "geetest"
        ? geetestSlider({ db, now, log, settings: settings.slider })
        : undefined,
    codes: codeStore(db, keys.secret("codes"), now),
    messenger: messengerOf(options),
    keys,
    userInfoOf: marker("user-info", USER_INFO_CHARS),
    networkMark: marker("network-mark", NETWORK_MARK_CHARS),
  };
}
