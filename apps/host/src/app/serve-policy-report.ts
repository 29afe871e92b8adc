import * as v from "valibot";
import { createAllowance } from "../http/allowance.ts";
import { emptyAnswer as answer, jsonOf } from "./beacon-answers.ts";
import type { HostContext } from "./host-env.ts";
import { LARGEST_BEACON_BYTES, type BeaconParts } from "./serve-beacon.ts";

/** Reports taken of one network, and of all together: so many at once, and one more in each interval. */
const PER_NETWORK = { burst: 5, intervalMs: 10_000, most: 10_000 };
const ALTOGETHER = { burst: 50, intervalMs: 200, most: 1 };

/** Longest text of a report that is looked at. */
const LONGEST_TEXT = 2000;

const text = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, LONGEST_TEXT)),
);

const ReportSchema = v.object({
  "csp-report": v.object({
    "document-uri": text,
    "effective-directive": v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)), "unknown"),
    "blocked-uri": v.optional(text, ""),
  }),
});

/** Takes browsers' reports of what a content security policy stopped: a line of the log each, without any query. */
export function createPolicyReports({
  readBody,
  log,
  elapsed,
}: BeaconParts): (context: HostContext) => Promise<Response> {
  const perNetwork = createAllowance({ ...PER_NETWORK, now: elapsed });
  const altogether = createAllowance({ ...ALTOGETHER, now: elapsed });

  return async (context) => {
    const { network } = context.get("visitor");
    if (!perNetwork(network) || !altogether("")) return answer(429);
    const body = await readBody(context.req.raw, LARGEST_BEACON_BYTES, network);
    if (body === null) return answer(413);
    const report = v.safeParse(ReportSchema, jsonOf(body));
    if (!report.success) return answer(400);
    const said = report.output["csp-report"];
    log("warn", "policy-violation", {
      page: placeOf(said["document-uri"], "pathname"),
      directive: said["effective-directive"],
      blocked: placeOf(said["blocked-uri"], "origin"),
    });
    return answer(204);
  };
}

/** A part of an address, or the word that stands in its place (`inline`, `eval`, `data`). */
function placeOf(address: string, part: "pathname" | "origin"): string {
  return URL.parse(address)?.[part] ?? (/^[a-z-]{1,20}$/.test(address) ? address : "unknown");
}
