import type { Consent } from "@wesdom/site-runtime/react";
import { useEffect, useState, type ReactElement } from "react";
import type { AskedConsent } from "./AskedConsent.tsx";

/** Asks for consent when that is due. The banner comes when it is needed; while it does not, nobody has answered. */
export function ConsentQuestion({ consent }: { readonly consent: Consent }): ReactElement | null {
  const [Question, setQuestion] = useState<typeof AskedConsent | null>(null);
  const { asking } = consent;
  useEffect(() => {
    if (!asking) return undefined;
    let wanted = true;
    import("./AskedConsent.tsx").then(
      (loaded) => wanted && setQuestion(() => loaded.AskedConsent),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [asking]);
  return asking && Question ? <Question consent={consent} /> : null;
}
