import { hash } from "node:crypto";
import { safe } from "../text/safe.ts";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { line-height: 1.2; }
details { border: 1px solid #8886; border-radius: 8px; margin: .5rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre { overflow: auto; max-height: 24rem; padding: .75rem; background: #8881; border-radius: 6px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid #8884; vertical-align: top; }
.method { font-weight: 700; min-width: 3rem; }
`;

/** Content security policy of the page: its own style and nothing else. */
export const DOCS_POLICY: string = `default-src 'none'; style-src 'sha256-${hash("sha256", STYLE, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: unknown;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Record<string, { readonly schema?: unknown }> };
  readonly responses?: Record<
    string,
    { readonly description?: string; readonly content?: Record<string, { readonly schema?: unknown }> }
  >;
}

/** The part of an OpenAPI document that is shown. */
export interface ShownDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, unknown>>;
}

/** An OpenAPI document as one page without scripts. */
export function docsPage(document: ShownDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
  const groups = (document.tags ?? []).map((tag) => {
    const shown = operations.filter(({ operation }) => operation.tags?.includes(tag.name));
    const list = shown
      .map(({ path, method, operation }) => operationHtml(path, method, operation))
      .join("\n");
    return `<h2>${safe(tag.description ?? tag.name)}</h2>\n${list}`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe(document.info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${safe(document.info.title)}</h1>
<p>${safe(document.info.description ?? "")}</p>
<p><a href="openapi.json">OpenAPI 3.1 document</a></p>
${groups.join("\n")}
</body>
</html>
`;
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters ?? [];
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  const responses = Object.entries(operation.responses ?? {});
  return `<details id="${safe(operation.operationId ?? path)}">
<summary><span class="method">${method.toUpperCase()}</span> <code>${safe(path)}</code> ${safe(operation.summary ?? "")}</summary>
<h3>Parameters</h3>
<table><thead><tr><th>Name</th><th>In</th><th>Needed</th><th>Form</th></tr></thead><tbody>
${parameters.map(parameterRow).join("\n")}
</tbody></table>
${body === undefined ? "" : `<h3>Body</h3>\n${json(body)}`}
<h3>Answers</h3>
<table><tbody>${responses.map(([status, one]) => `<tr><th>${safe(status)}</th><td>${safe(one.description ?? "")}</td></tr>`).join("")}</tbody></table>
${json(operation.responses?.["200"]?.content?.["application/json"]?.schema)}
</details>`;
}

function parameterRow(parameter: Parameter): string {
  const { name, required, description = "", schema } = parameter;
  return `<tr><td><code>${safe(name)}</code></td><td>${safe(parameter.in)}</td><td>${required ? "yes" : ""}</td><td>${safe(description)} <code>${safe(JSON.stringify(schema ?? {}))}</code></td></tr>`;
}

function json(value: unknown): string {
  return `<pre tabindex="0">${safe(JSON.stringify(value ?? null, null, 2))}</pre>`;
}
