import type { FrontEndTrackingEvent } from "../events/tracking-event.ts";
import type { SentReport } from "../queue/createPump.ts";
import type { DropReason } from "../queue/drop-reason.ts";
import { openInBrowser, readEnvelope } from "./openInBrowser.ts";

/** Most reports that the panel shows; older ones leave it. */
const MAX_SHOWN_REPORTS = 100;

const STYLE = `
  :host { all: initial }
  details { position: fixed; inset: auto 8px 8px auto; z-index: 2147483647; max-width: calc(100vw - 16px);
    background: #10131a; color: #f2f4f8; border-radius: 6px; font: 12px/1.5 ui-monospace, monospace }
  summary { padding: 6px 12px; cursor: pointer }
  ol { margin: 0; padding: 0 12px 8px 40px; max-height: 50vh; overflow: auto }
  li { border-top: 1px solid #39404f; padding: 4px 0 }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; color: #b9c2d3 }`;

/** A panel that shows what the tracker sends. */
export interface Inspector {
  /** For the tracker's `onSend`. */
  readonly onSend: (report: SentReport) => void;
  /** For the tracker's `onDrop`. */
  readonly onDrop: (reason: DropReason) => void;
  /** Takes the panel off the page. */
  readonly unmount: () => void;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function summaryOf({ eventId, objectId, bizId, countType, countValue }: FrontEndTrackingEvent): string {
  const count = countType === "time" ? ` ${countValue} ms` : "";
  return `${eventId} ${objectId} ${bizId}${count}`.trimEnd();
}

/**
 * Puts a panel on the page that shows each event as it leaves, opened again with the development key. For development
 * only: a site imports it where its bundler drops the branch from a production build.
 *
 * @param privateKey - The development key that belongs to the tracker's public key, PKCS#8 as PEM.
 */
export function mountInspector(privateKey: string): Inspector {
  const host = element("div");
  const root = host.attachShadow({ mode: "open" });
  const panel = element("details");
  const title = element("summary");
  const list = element("ol");
  panel.append(title, list);
  root.append(element("style", STYLE), panel);
  document.body.append(host);
  const counts = { sent: 0, dropped: 0 };

  const showCounts = (): void => {
    title.textContent = `tracking: ${counts.sent} sent, ${counts.dropped} dropped`;
  };
  const show = (line: string, detail = ""): HTMLLIElement => {
    const item = element("li", line);
    item.append(element("pre", detail));
    list.prepend(item);
    while (list.children.length > MAX_SHOWN_REPORTS) list.lastElementChild?.remove();
    showCounts();
    return item;
  };
  showCounts();

  return {
    onSend({ url, via }) {
      counts.sent += 1;
      const item = show(`${via} …`);
      openInBrowser(readEnvelope(url), privateKey).then(
        (event) =>
          item.replaceChildren(`${via} ${summaryOf(event)}`, element("pre", JSON.stringify(event, null, 1))),
        (error: unknown) =>
          item.replaceChildren(`${via} sealed for another key`, element("pre", String(error))),
      );
    },
    onDrop(reason) {
      counts.dropped += 1;
      show(`dropped: ${reason}`);
    },
    unmount: () => host.remove(),
  };
}
