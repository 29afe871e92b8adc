import { IV_BYTES, type Envelope } from "../envelope/envelope.ts";
import type { FrontEndTrackingEvent } from "../events/tracking-event.ts";

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** The four fields of a report's URL. */
export function readEnvelope(url: string): Envelope {
  const query = new URL(url, location.href).searchParams;
  const field = (name: keyof Envelope): string => query.get(name) ?? "";
  return { data: field("data"), wesdom: field("wesdom"), sign: field("sign"), time: field("time") };
}

/**
 * Opens an envelope of profile `v1` as its server would, with WebCrypto.
 *
 * @param privateKey - A development key, PKCS#8 as PEM. A production key has no business in a browser.
 * @throws DOMException where the envelope was sealed for another key.
 */
export async function openInBrowser(
  { data, wesdom }: Envelope,
  privateKey: string,
): Promise<FrontEndTrackingEvent> {
  const der = fromBase64(privateKey.replaceAll(/-----[^-]+-----|\s/g, ""));
  const rsa = await crypto.subtle.importKey("pkcs8", der, { name: "RSA-OAEP", hash: "SHA-256" }, false, [
    "decrypt",
  ]);
  const digits = await crypto.subtle.decrypt("RSA-OAEP", rsa, fromBase64(wesdom));
  const aes = await crypto.subtle.importKey("raw", digits, "AES-CBC", false, ["decrypt"]);
  const bytes = fromBase64(data);
  const iv = bytes.slice(0, IV_BYTES);
  const text = await crypto.subtle.decrypt({ name: "AES-CBC", iv }, aes, bytes.slice(IV_BYTES));
  return JSON.parse(new TextDecoder().decode(text)) as FrontEndTrackingEvent;
}
