import type { FramedPage, StandInsBuild } from "@wesdom/site-runtime";
import type { ApiConnection } from "../proxy/api-connection.ts";
import type { HostSettings } from "../settings/host-settings.ts";
import type { HostContext } from "./host-env.ts";
import { forwardedOf, readOwnPost, type PostParts } from "./posted-form.ts";
import { sendAnswer } from "./send-answer.ts";

/** Headers of a visitor that a stand-in may know. */
const PASSED_ON = ["content-type", "cookie", "referer", "user-agent"];

export interface StandInParts extends PostParts {
  /** `null` where they are left out. */
  readonly standIns: StandInsBuild | null;
  readonly hostSettings: HostSettings;
  readonly api: ApiConnection;
}

/**
 * Answers with a stand-in for a system that a client has elsewhere.
 *
 * @param framed - The page that a computer is shown in a frame. @default what lies at the address
 * @returns `null` where nothing stands in.
 */
export async function serveStandIn(
  context: HostContext,
  parts: StandInParts,
  framed?: FramedPage,
): Promise<Response | null> {
  const { standIns, hostSettings, api, notice } = parts;
  if (standIns === null) return null;
  const { method, headers } = context.req.raw;
  const body = method === "POST" ? await readOwnPost(context, parts) : null;
  if (body instanceof Response) return body;
  const passedOn = Object.fromEntries(PASSED_ON.map((name) => [name, headers.get(name) ?? ""]));
  const request = new Request(context.get("url"), { method, body, headers: passedOn });
  const answer = await standIns.answer(request, {
    settings: hostSettings.site,
    centreSecret: hostSettings.centreSecret,
    apiBase: api.origin,
    fetch: api.fetch,
    forwardedHeaders: forwardedOf(context),
    ...(framed && { framed }),
  });
  if (answer === null || answer.headers.has("location")) return answer;
  return sendAnswer(context, answer, hostSettings.site, notice);
}
