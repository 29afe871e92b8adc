import { toJsonSchema } from "@valibot/to-json-schema";
import { generateSpecs, type DescribeRouteOptions, type GenerateSpecOptions } from "hono-openapi";
import type { Hono } from "hono";
import type { GenericSchema } from "valibot";
import type { AnyContract } from "@wesdom/api-client/contract";
import type { Variables } from "./call-input.ts";
import { ENGLISH_PATH } from "./language.ts";

type OpenApiDocument = Awaited<ReturnType<typeof generateSpecs>>;
type JsonSchema = Record<string, unknown>;

/** Failures that every call can answer with. */
const FAILURES = {
  "400": "Language, query or body cannot be used",
  "405": "Another method is needed",
  "500": "The API failed",
  "503": "The database is away; `Retry-After` tells when to come again",
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
export function describeOperation(name: string, contract: AnyContract): DescribeRouteOptions {
  const { beacon, group } = contract;
  const isGet = contract.method === "GET";
  const failures = beacon ? BEACON_FAILURES : { ...FAILURES, ...contract.failures };
  const operation = {
    operationId: name,
    summary: contract.summary,
    tags: [group],
    parameters: [
      ...(beacon ? [] : [langParameter(contract.path)]),
      ...(isGet || beacon ? queryParameters(contract.query) : group === "write" ? [keyParameter] : []),
    ],
    ...(contract.body.type !== "undefined"
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

const keyParameter = {
  in: "header",
  name: "Idempotency-Key",
  required: false,
  description: "The same key within 24 hours is the same lead. Without it the fields decide, for 10 minutes.",
  schema: { type: "string", maxLength: 200 },
};

function langParameter(path: string): JsonSchema {
  const values = ENGLISH_PATH.test(path) ? ["2", "3"] : ["1", "2", "3"];
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
