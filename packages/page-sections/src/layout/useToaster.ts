import type { Toaster } from "@wesdom/ui-kit/toast";
import { createContext, use, type Context } from "react";

/** The toaster of the page load. */
export const ToasterContext: Context<Toaster | null> = createContext<Toaster | null>(null);

/** The toaster of the page load. @throws outside {@link ToasterContext}. */
export function useToaster(): Toaster {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error("No toaster: render the page inside ToasterContext.");
  return toaster;
}
