import type { ReactNode } from "react";

/** Whether React draws anything for a node: nothing for what `{condition && …}` leaves, and for an empty text. */
export function isDrawn(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== "" && typeof node !== "boolean";
}
