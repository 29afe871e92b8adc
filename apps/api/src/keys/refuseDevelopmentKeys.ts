import { createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Settings } from "../env.ts";
import { developmentKey } from "./developmentKey.ts";

/**
 * Refuses to run for visitors on keys that everyone has.
 *
 * @throws When the settings say production and not demonstration, and a key is a development key, however it was set.
 */
export function refuseDevelopmentKeys(settings: Settings): void {
  if (!settings.production || settings.publicDemo) return;
  const published = new Set(
    (["tracking", "login"] as const).map((purpose) =>
      fingerprint(readFileSync(developmentKey(purpose, "public"), "utf8")),
    ),
  );
  const refused = [
    { variable: "TRACKING_PRIVATE_KEY", pem: settings.keys.tracking },
    { variable: "LOGIN_PRIVATE_KEY", pem: settings.keys.login },
  ].flatMap(({ variable, pem }) => (published.has(fingerprint(pem)) ? [variable] : []));
  if (refused.length === 0) return;
  const names = refused.join(" and ");
  throw new Error(
    `${names}: development keys are published with the source and protect nothing. ` +
      `Make keys of your own (apps/api/dev-keys/README.md tells how) and set ${names}, ` +
      `or set PUBLIC_DEMO=1 for a demonstration.`,
  );
}

/** The public half of a key, the same for either half. */
function fingerprint(pem: string): string {
  return createPublicKey(pem).export({ type: "spki", format: "der" }).toString("base64");
}
