declare module "@adobe/structured-data-validator" {
  import type { Extracted } from "@marbec/web-auto-extractor";

  export interface Issue {
    readonly issueMessage: string;
    readonly severity: "ERROR" | "WARNING";
    readonly rootType: string;
    readonly fieldNames: readonly string[];
  }
  export default class Validator {
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}

declare module "@marbec/web-auto-extractor" {
  export interface Extracted {
    readonly jsonld: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    readonly errors: readonly unknown[];
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): Extracted;
  }
}
