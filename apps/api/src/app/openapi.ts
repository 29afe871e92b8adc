import { toJsonSchema } from "@valibot/to-json-schema";
import { generateSpecs, type DescribeRouteOptions, type GenerateSpecOptions } from "hono-openapi";
import type { Hono } from "hono";
import type { GenericSchema } from "valibot";
import { accountContracts, type CallContract } from "@wesdom/api-client/contract";
import { isBeacon } from "./beacon.ts";
import type { Variables } from "./context.ts";

type OpenApiDocument = Awaited<ReturnType<typeof generateSpecs>>;
type JsonSchema = Record<string, unknown>;

/** Failures that every call can answer with. */
const FAILURES = {
  "400": "Language, query or body cannot be used",
  "405": "Another method is needed",
  "500": "The API failed",
  "503": "The database is away; `Retry-After` tells when to come again",
} as const;

const FURTHER_FAILURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  articleByCode: { "404": "No such article" },
  enArticleByCode: { "404": "No such article" },
  commonArea: { "404": "No such area" },
  sendCode: { "502": "The message could not be sent", "503": `No messages here. ${FAILURES["503"]}` },
  sendLoginCode: { "502": "The message could not be sent", "503": `No messages here. ${FAILURES["503"]}` },
  sendResetCode: { "502": "The message could not be sent", "503": `No messages here. ${FAILURES["503"]}` },
  unifiedLogin: { "409": "The phone number has an account", "415": "The body is no multipart form" },
  verifyResetCode: { "404": "The phone number has no account" },
  accountInformation: { "401": "Nobody is signed in" },
  accountCompanies: { "401": "Nobody is signed in" },
  feedInformation: { "401": "Nobody is signed in" },
  loginUrl: { "401": "Nobody is signed in", "403": "`redirect` leads to a foreign host" },
  wxSign: { "403": "Not a page of this site", "502": "WeChat cannot be reached" },
};

const LEAD_FAILURES = {
  "413": "The body is too large",
  "415": "The body is no JSON",
  "422": "Fields are missing or wrong: `data.fields` holds a message each",
  "429": "Too many leads from one phone, e-mail or address",
} as const;

const ACCOUNT_FAILURES = {
  "403": "Sent by a page of another site",
  "422": "Refused: `data.reason` tells why, or `data.fields` holds a message each",
  "429": "Too many attempts; `Retry-After` tells when to come again",
} as const;

const BEACON_FAILURES = {
  "405": FAILURES["405"],
  "429": "Too many reports from one address; `Retry-After` tells when to come again",
  "500": FAILURES["500"],
  "503": FAILURES["503"],
} as const;

const DOCUMENTATION: NonNullable<GenerateSpecOptions["documentation"]> = {
  info: {
    title: "Wesdom site API",
    version: "1",
    description:
      "Every call of the mobile site. Answers are `{code, data, message}`; on success `code` is 200, on failure it " +
      "repeats the HTTP status and `message` is a text for the visitor in the language of the call.",
  },
  tags: [
    { name: "read", description: "Content in three languages" },
    { name: "start", description: "What a page asks for in the background" },
    { name: "write", description: "What visitors send" },
    { name: "account", description: "Puzzles, codes and accounts" },
  ],
};

/** The document of all calls. Paths end in `.do`, which the generator takes for files unless told otherwise. */
export function openApiDocument(app: Hono<Variables>): Promise<OpenApiDocument> {
  return generateSpecs(app as unknown as Hono, { documentation: DOCUMENTATION, excludeStaticFile: false });
}

/** Description of one call, made from its schemas. */
export function operationOf<Query extends object, Body, Answer>(
  contract: CallContract<Query, Body, Answer>,
): DescribeRouteOptions {
  const isGet = contract.method === "GET";
  const isSealed = isBeacon(contract);
  const isAccount = contract.name in accountContracts;
  const hasBody = !isGet && contract.body.type !== "undefined";
  const failures = isSealed ? BEACON_FAILURES : { ...FAILURES, ...furtherFailures(contract.name, isGet) };
  const operation = {
    operationId: contract.name,
    summary: contract.summary,
    tags: [isAccount ? "account" : isGet ? (contract.background ? "start" : "read") : "write"],
    parameters: [
      ...(isSealed ? [] : [langParameter(contract.lang)]),
      ...(isGet || isSealed ? queryParameters(contract.query) : isAccount ? [] : [keyParameter]),
    ],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: {
              [contract.form === "multipart" ? "multipart/form-data" : "application/json"]: {
                schema: jsonSchema(contract.body),
              },
            },
          },
        }
      : {}),
    responses: {
      "200": {
        description: "Success",
        content: {
          "application/json": { schema: envelopeSchema(jsonSchema(contract.answer), { const: 200 }) },
        },
      },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, description]) => [
          status,
          {
            description,
            content: { "application/json": { schema: envelopeSchema({}, { const: Number(status) }) } },
          },
        ]),
      ),
    },
  };
  return operation as unknown as DescribeRouteOptions;
}

function furtherFailures(name: string, isGet: boolean): Readonly<Record<string, string>> | undefined {
  if (name in accountContracts) return { ...ACCOUNT_FAILURES, ...FURTHER_FAILURES[name] };
  return isGet ? FURTHER_FAILURES[name] : LEAD_FAILURES;
}

const keyParameter = {
  in: "header",
  name: "Idempotency-Key",
  required: false,
  description: "The same key within 24 hours is the same lead. Without it the fields decide, for 10 minutes.",
  schema: { type: "string", maxLength: 200 },
};

function langParameter(lang: "any" | "intl"): JsonSchema {
  const values = lang === "intl" ? ["2", "3"] : ["1", "2", "3"];
  return {
    in: "header",
    name: "Lang",
    required: false,
    description: "1 Chinese, 2 English, 3 Japanese",
    schema: { type: "string", enum: values, default: values[0] },
  };
}

function queryParameters(query: GenericSchema): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchema(query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    in: "query",
    name,
    required: required.includes(name),
    schema,
  }));
}

function envelopeSchema(data: JsonSchema, code: JsonSchema): JsonSchema {
  return {
    type: "object",
    required: ["code", "data", "message"],
    properties: { code, data, message: { type: "string" } },
  };
}

function jsonSchema(schema: GenericSchema): JsonSchema {
  const converted: JsonSchema = { ...toJsonSchema(schema, { typeMode: "output", errorMode: "ignore" }) };
  // The document as a whole names the dialect.
  delete converted["$schema"];
  return converted;
}
