import { atom, type PrimitiveAtom } from "jotai";

/** The start-up call's flag: whether a click on LinkedIn, YouTube or WhatsApp leads on to the consultant's page. */
export const channelRedirectAtom: PrimitiveAtom<boolean> = atom(false);
