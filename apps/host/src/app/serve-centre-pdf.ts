import type { LanguageKey } from "@wesdom/site-runtime";
import { CENTRE_DOCUMENTS, type CentreDocument } from "../documents/centre-pages.ts";
import { REVALIDATED, sendFile, type SentFile } from "../files/send-file.ts";
import type { ApiConnection } from "../proxy/api-connection.ts";

/** How long the API may take for a file. */
const PDF_TIMEOUT_MS = 5000;

/** The documents of the customer centre as PDF: from the API while it answers, else as they last were. */
export class CentrePdfs {
  readonly #api: ApiConnection;
  readonly #files = new Map<string, SentFile>();

  constructor(api: ApiConnection) {
    this.#api = api;
  }

  /** Answers whole or in part; null where the API gave none and none is remembered. */
  async send(request: Request, language: LanguageKey, name: CentreDocument): Promise<Response | null> {
    const key = `${language}-${CENTRE_DOCUMENTS[name]}`;
    const file = await this.#fetch(key).catch(() => this.#files.get(key));
    if (file === undefined) return null;
    this.#files.set(key, file);
    const response = sendFile(request, file, REVALIDATED);
    response.headers.set("content-disposition", `inline; filename="${name}-${language}.pdf"`);
    return response;
  }

  async #fetch(key: string): Promise<SentFile> {
    const known = this.#files.get(key);
    const response = await this.#api.fetch(`${this.#api.origin}/media/documents/${key}.pdf`, {
      headers: known === undefined ? {} : { "if-none-match": `"${known.tag}"` },
      signal: AbortSignal.timeout(PDF_TIMEOUT_MS),
    });
    if (response.status === 304 && known !== undefined) return known;
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || type !== "application/pdf") throw new Error(`The API has no ${key}.pdf.`);
    const identity = Buffer.from(await response.arrayBuffer());
    const tag = (response.headers.get("etag") ?? "").replaceAll(/^W\/|"/g, "");
    return { tag, type, identity, encoded: {} };
  }
}

/** WeChat on Android opens no PDF. */
export function opensNoPdf(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent) && /Android/i.test(userAgent);
}
