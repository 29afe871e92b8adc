import { describeRoute } from "hono-openapi";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { PATH_SUFFIX, type AnyContract, type CallContract, type Schema } from "@wesdom/api-client/contract";
import { networkOf } from "@wesdom/api-client/server";
import { ApiFailure } from "./api-failure.ts";
import type { CallInput, KernelServices, Variables } from "./call-input.ts";
import { cleanText } from "./cleanText.ts";
import { requestCookies } from "./cookies.ts";
import { succeeded } from "./envelope.ts";
import { describeOperation } from "./openapi.ts";
import { readForm } from "./readForm.ts";
import { refuseForeign } from "./refuseForeign.ts";

/** What a call does with its validated input. */
export type Handler<Query, Body, Answer, Services = unknown> = (
  input: CallInput<Query, Body, Services>,
) => Promise<Answer>;

export type TakeBeacon = (context: Context<Variables>) => Promise<void>;

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * Serves a call of the contract: validates query and body, runs the handler, wraps its answer. Other methods on the
 * same path are answered with 405.
 */
export function serveCall<Query extends object, Body, Answer, Services extends KernelServices>(
  app: Hono<Variables>,
  services: Services,
  name: string,
  contract: CallContract<Query, Body, Answer>,
  handler: Handler<Query, Body, Answer, Services>,
): void {
  const path = `${contract.path}${PATH_SUFFIX}`;
  const isGet = contract.method === "GET";
  app.on(contract.method, path, describeRoute(describeOperation(name, contract)), async (context) => {
    if (contract.access === "own-pages") refuseForeign(context, services.settings.publicOrigin);
    const query = checked(contract.query, isGet ? cleanText(readQuery(context)) : {}, "query");
    const body = checked(contract.body, await readBody(context, contract), "body");
    const peer = context.get("peer");
    const answer = await handler({
      ...services,
      query,
      body,
      lang: context.get("lang"),
      language: context.get("language"),
      header: (name) => context.req.header(name),
      address: networkOf(peer.address),
      isHostItself: peer.isHostItself,
      cookies: requestCookies(context, services.settings.publicOrigin),
    });
    context.header("Cache-Control", contract.cache);
    return context.json(succeeded(answer));
  });
  refuseOtherMethods(app, path, isGet ? "GET, HEAD" : "POST");
}

/**
 * Serves a call that pages send as a beacon. Its answer is the same whatever the fields hold, so that nothing can be
 * learnt from it; only a failure of our own, or a limit, says that it should be sent again.
 */
export function serveBeacon(
  app: Hono<Variables>,
  name: string,
  contract: AnyContract,
  take: TakeBeacon,
): void {
  const path = `${contract.path}${PATH_SUFFIX}`;
  app.post(path, describeRoute(describeOperation(name, contract)), async (context) => {
    await take(context);
    context.header("Cache-Control", contract.cache);
    return context.json(succeeded(null));
  });
  refuseOtherMethods(app, path, "POST");
}

function refuseOtherMethods(app: Hono<Variables>, path: string, allowed: string): void {
  app.all(path, (context) => {
    context.header("Allow", allowed);
    throw new ApiFailure(405, "method");
  });
}

/** A query with fields that were repeated as lists, which no schema takes. */
export function readQuery({ req }: Context): Record<string, unknown> {
  const fields = Object.entries(req.queries());
  return Object.fromEntries(fields.map(([key, values]) => [key, values.length > 1 ? values : values[0]]));
}

/** The body of a call as its contract says: none, a form, or JSON. */
async function readBody(
  context: Context,
  { body, form }: Pick<AnyContract, "body" | "form">,
): Promise<unknown> {
  if (body.type === "undefined") return undefined;
  if (form === "multipart") return cleanText(await readForm(context));
  if (!JSON_TYPE.test(context.req.header("content-type") ?? "")) throw new ApiFailure(415, "mediaType");
  const text = await context.req.text();
  try {
    return cleanText(JSON.parse(text));
  } catch {
    throw new ApiFailure(400, "body");
  }
}

/** Tells which fields are wrong by name; the reasons of a schema are for developers and stay out of `message`. */
function checked<T>(schema: Schema<T>, value: unknown, part: "query" | "body"): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", reason: issue.message }));
  throw new ApiFailure(400, part, { data: { issues } });
}
