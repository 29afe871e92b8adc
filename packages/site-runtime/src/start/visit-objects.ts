import type { TrackerOptions } from "@wesdom/tracking";
import type { SiteName } from "../site/site-build.ts";

/** Object ids of the visits to each site; that of the visitors is its home's too. */
export const VISIT_OBJECTS: Readonly<Record<SiteName, TrackerOptions["objectIds"]>> = {
  cn: { visitors: 600001, duration: 600002 },
  intl: { visitors: 600100, duration: 600109 },
};
