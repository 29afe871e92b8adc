import { toJsonSchema } from "@valibot/to-json-schema";
import { generateSpecs, type DescribeRouteOptions, type GenerateSpecOptions } from "hono-openapi";
import type { Hono } from "hono";
import type { GenericSchema } from "valibot";
import type { CallContract } from "@wesdom/api-client/contract";
import { isBeacon } from "./beacon.ts";
import type { Variables } from "./context.ts";

type OpenApiDocument = Awaited<ReturnType<typeof generateSpecs>>;
type JsonSchema = Record<string, unknown>;

/** Failures that every call can answer with. */
const FAILURES = {
  "400": "Language, query or body cannot be used",
  "405": "Another method is needed",
  "500": "The API failed",
} as const;

const FURTHER_FAILURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  articleByCode: { "404": "No such article" },
  enArticleByCode: { "404": "No such article" },
  commonArea: { "404": "No such area" },
  wxSign: { "403": "Not a page of this site", "502": "WeChat cannot be reached" },
};

const LEAD_FAILURES = {
  "413": "The body is too large",
  "415": "The body is no JSON",
  "422": "Fields are missing or wrong: `data.fields` holds a message each",
  "429": "Too many leads from one phone, e-mail or address",
} as const;

const BEACON_FAILURES = {
  "405": FAILURES["405"],
  "429": "Too many reports from one address; `Retry-After` tells when to come again",
  "500": FAILURES["500"],
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
  const failures = isSealed
    ? BEACON_FAILURES
    : { ...FAILURES, ...(isGet ? FURTHER_FAILURES[contract.name] : LEAD_FAILURES) };
  const operation = {
    operationId: contract.name,
    summary: contract.summary,
    tags: [isGet ? (contract.background ? "start" : "read") : "write"],
    parameters: [
      ...(isSealed ? [] : [langParameter(contract.lang)]),
      ...(isGet || isSealed ? queryParameters(contract.query) : [keyParameter]),
    ],
    ...(isGet || isSealed
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/json": { schema: jsonSchema(contract.body) } },
          },
        }),
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
