import type { PublicSettings } from "@wesdom/site-runtime";
import { prepareBody, type PreparedBody, type Use } from "../http/prepared-body.ts";
import { createBoundedStore, type Bounds } from "./bounded-store.ts";
import {
  finishDocument,
  withOrigin,
  type FinishedDocument,
  type ScriptedDocument,
} from "./finish-document.ts";
import type { Page } from "./page.ts";

/** Pages made ready to be sent, each origin's own, compressed once. */
export interface FinishedPages {
  document(page: Page, origin: string): Promise<FinishedDocument>;
  payload(payload: Buffer, page: Page, origin: string): Promise<PreparedBody>;
}

/** Makes the store of finished pages; what is pushed out is finished again when asked for. */
export function createFinishedPages(bounds: Bounds, settings: PublicSettings): FinishedPages {
  const documents = createBoundedStore<FinishedDocument>(bounds);
  const payloads = createBoundedStore<PreparedBody>(bounds);
  const underWay = new Map<string, Promise<unknown>>();

  function once<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = underWay.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const making = make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return {
    async document(page, origin) {
      const document = (): ScriptedDocument => ({
        html: page.html.toString(),
        scriptHashes: page.scriptHashes,
      });
      if (!page.cacheable) return finishDocument(document(), origin, settings, "once");
      const key = `${page.version} ${origin}`;
      return (
        documents.get(key) ??
        once(`document ${key}`, async () => {
          const finished = await finishDocument(document(), origin, settings, useOf(page));
          documents.set(key, finished, finished.body.bytes + finished.policy.length);
          return finished;
        })
      );
    },
    async payload(payload, page, origin) {
      const key = `${page.version} ${origin}`;
      return (
        payloads.get(key) ??
        once(`payload ${key}`, async () => {
          const body = await prepareBody(Buffer.from(withOrigin(payload.toString(), origin)), useOf(page));
          payloads.set(key, body, body.bytes);
          return body;
        })
      );
    },
  };
}

function useOf(page: Page): Use {
  return page.fixed ? "lasting" : "kept";
}
