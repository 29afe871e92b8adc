import { isUnder, MOBILE_PREFIX } from "@wesdom/site-runtime/addresses";
import type { SendQrCode } from "../qr/qr-codes.ts";
import { reachableOrigin } from "../qr/reachable-origin.ts";
import type { HostSettings } from "../settings/host-settings.ts";
import type { HostContext } from "./host-env.ts";
import type { SendNotice } from "./notices.ts";

/** Name of the code that says the mobile address of a page, given as `?to=/m/…`. */
const PAGE_CODE = "page";

/** Answers with a QR code by its name. */
export async function serveQr(
  context: HostContext,
  name: string,
  settings: HostSettings,
  sendCode: SendQrCode,
  notice: SendNotice,
): Promise<Response> {
  const request = context.req.raw;
  const text = textOf(context, name, settings);
  const picture = text === null ? null : await sendCode(request, text, context.get("visitor").network);
  return picture ?? notice(request, "notFound");
}

function textOf(context: HostContext, name: string, { qrTargets }: HostSettings): string | null {
  if (name === PAGE_CODE) {
    const { searchParams, origin } = context.get("url");
    return pageAddress(searchParams.get("to") ?? MOBILE_PREFIX, origin);
  }
  const target = Object.hasOwn(qrTargets, name) ? qrTargets[name] : undefined;
  return target === undefined ? null : new URL(target, context.get("origin")).href;
}

/** A mobile page of this origin; a code for any other address is not drawn. */
function pageAddress(to: string, origin: string): string | null {
  const url = URL.parse(to, origin);
  if (url?.origin !== origin || !isUnder(url.pathname, MOBILE_PREFIX)) return null;
  return `${reachableOrigin(origin)}${url.pathname}${url.search}`;
}
