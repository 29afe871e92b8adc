import { INK } from "../colour/palettes.ts";
import { cord } from "../svg/forms.ts";

/** Skins: in the light, and away from it. */
export const FAIR = ["#FFE0D0", "#F4BDA2"] as const;
export const WARM = ["#F9CDB3", "#E6A484"] as const;
export const TAN = ["#EBB08D", "#CB8A67"] as const;

/** A feature of a face: all are of one line. */
export const feature = (d: string, width = 5): string => cord(d, INK, width);
