import * as v from "valibot";
import { createAllowance } from "../http/allowance.ts";
import type { ReadBody } from "../http/read-body.ts";
import { withoutPersonalData } from "../beacons/without-personal-data.ts";
import type { Log } from "../log.ts";
import type { ReleaseManager } from "../releases/release-manager.ts";
import { BuildId } from "../releases/release-manifest.ts";
import { emptyAnswer as answer, jsonOf } from "./beacon-answers.ts";
import type { HostContext } from "./host-env.ts";

/** Address at which pages report errors and how fast they were. */
export const BEACON_PATH = "/m/_beacon";

export const LARGEST_BEACON_BYTES = 4096;

/** Reports taken of one address, and of all together: so many at once, and one more in each interval. */
const PER_ADDRESS = { burst: 20, intervalMs: 3000 };
const ALTOGETHER = { burst: 200, intervalMs: 20 };

/** Addresses whose reports are counted at a time. */
const MOST_ADDRESSES = 10_000;

const Path = v.pipe(v.string(), v.regex(/^\/[\w\-./]{0,199}$/));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const measure = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

const common = { site: v.picklist(["cn", "intl"]), build: BuildId, path: Path };

const BeaconSchema = v.variant("kind", [
  v.object({ kind: v.literal("error"), ...common, message: text(500), source: v.optional(text(300), "") }),
  v.object({
    kind: v.literal("vitals"),
    ...common,
    lcp: measure,
    cls: measure,
    inp: measure,
    ttfb: measure,
  }),
]);

export interface BeaconParts {
  readonly manager: ReleaseManager;
  readonly readBody: ReadBody;
  readonly log: Log;
  /** Milliseconds, by a clock that nobody can set. */
  readonly elapsed: () => number;
}

/**
 * Takes reports of pages: one line of the log each, with the build the page is of and nothing of who reports. What
 * another site sends, what is too large, too much or of no shape that pages send is turned away.
 */
export function createBeacons({
  manager,
  readBody,
  log,
  elapsed,
}: BeaconParts): (context: HostContext) => Promise<Response> {
  const perAddress = createAllowance({ ...PER_ADDRESS, most: MOST_ADDRESSES, now: elapsed });
  const altogether = createAllowance({ ...ALTOGETHER, most: 1, now: elapsed });

  return async (context) => {
    const request = context.req.raw;
    const from = request.headers.get("sec-fetch-site");
    if (from !== null && from !== "same-origin") return answer(403);
    const { network } = context.get("visitor");
    if (!perAddress(network) || !altogether("")) return answer(429);
    const body = await readBody(request, LARGEST_BEACON_BYTES, network);
    if (body === null) return answer(413);
    const report = v.safeParse(BeaconSchema, jsonOf(body));
    if (!report.success) return answer(400);
    const { kind, site, build, path, ...rest } = report.output;
    const known = manager.known(site).some(({ manifest }) => manifest.buildId === build);
    const said = Object.entries(rest).map(([name, value]) => [
      name,
      typeof value === "string" ? withoutPersonalData(value) : value,
    ]);
    const level = kind === "error" ? "warn" : "info";
    log(level, kind === "error" ? "page-error" : "page-vitals", {
      site,
      build,
      known,
      page: path,
      ...(Object.fromEntries(said) as Record<string, string | number>),
    });
    return answer(204);
  };
}
