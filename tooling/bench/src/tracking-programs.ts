/** What each tracker costs a site that imports what it needs and no more. */
export const SIZE_PROGRAMS: Readonly<Record<string, string>> = {
  "ours, first load":
    'export { clickAttributes, createPageViews, createTracker, trackClicks, trackPageViews } from "@wesdom/tracking";',
  "ours, what seals, when idle": 'export * from "@wesdom/tracking/crypto";',
  "Plausible 0.4.6": 'export { init, track } from "@plausible-analytics/tracker";',
  "Snowplow 4.10.1": `
    export { newTracker, trackPageView, trackSelfDescribingEvent } from "@snowplow/browser-tracker";`,
  "PostHog 1.300.0": 'export { default } from "posthog-js";',
};

/** Runs in a page: the cost of sealing one event, in milliseconds, by each way; `window.publicKey` is given. */
export const SEAL_PROGRAM = `
import { createSealer } from "@wesdom/tracking/crypto";
import CryptoJS from "crypto-js";
import { JSEncrypt } from "jsencrypt";

const event = JSON.stringify({
  eventId: "page view", objectId: 600034, bizId: "a1b2c3", countType: "num", countValue: 1,
  userAgent: navigator.userAgent + " MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN",
  deviceIdMd5: "0123456789abcdef0123456789abcdef", deviceType: 1, time: 1790000000000, isCnVersion: true,
});

function plain(publicKey) {
  const digits = String(Math.random()).slice(2).padEnd(16, "0").slice(0, 16);
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const key = CryptoJS.enc.Utf8.parse(digits);
  const iv = CryptoJS.lib.WordArray.random(16);
  const data = iv.clone().concat(CryptoJS.AES.encrypt(event, key, { iv }).ciphertext).toString(CryptoJS.enc.Base64);
  const fields = "data=" + data + "&time=1&wesdom=" + rsa.encryptOAEP(digits);
  return CryptoJS.HmacSHA256(fields, key).toString();
}

const base64 = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)));
async function webCrypto(rsa) {
  const { subtle } = crypto;
  const digits = new TextEncoder().encode(String(Math.random()).slice(2).padEnd(16, "0").slice(0, 16));
  const iv = crypto.getRandomValues(new Uint8Array(16));
  const aes = await subtle.importKey("raw", digits, "AES-CBC", false, ["encrypt"]);
  const mac = await subtle.importKey("raw", digits, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const data = base64(await subtle.encrypt({ name: "AES-CBC", iv }, aes, new TextEncoder().encode(event)));
  const wesdom = base64(await subtle.encrypt("RSA-OAEP", rsa, digits));
  return base64(await subtle.sign("HMAC", mac, new TextEncoder().encode("data=" + data + "&time=1&wesdom=" + wesdom)));
}

async function each(count, work) {
  const started = performance.now();
  for (let done = 0; done < count; done += 1) await work();
  return (performance.now() - started) / count;
}

window.measureSeal = async (count) => {
  const { publicKey } = window;
  const der = Uint8Array.from(atob(publicKey.replaceAll(/-----[^-]+-----|\\s/g, "")), (char) => char.charCodeAt(0));
  const rsa = await crypto.subtle.importKey("spki", der, { name: "RSA-OAEP", hash: "SHA-256" }, false, ["encrypt"]);
  const sealer = createSealer({ publicKey });
  let hideMs = 0;
  const whole = await each(count, () => {
    while (sealer.prepare());
    const started = performance.now();
    sealer.seal(event, 1790000000123);
    hideMs += performance.now() - started;
  });
  return {
    "ours, while the page hides": hideMs / count,
    "ours, keys wrapped ahead included": whole,
    "crypto-js and jsencrypt as usual": await each(count, () => plain(publicKey)),
    "WebCrypto, which hiding does not wait for": await each(count, () => webCrypto(rsa)),
  };
};`;

/** Runs in a page: the main thread's time at a hide with so many events just made, in milliseconds. */
export const HIDE_PROGRAM = `
import { createTracker } from "@wesdom/tracking";

let visibilityState = "visible";
Object.defineProperty(document, "visibilityState", { get: () => visibilityState });
function hide() {
  const started = performance.now();
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  visibilityState = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  return performance.now() - started;
}
function start() {
  return new Promise((resolve) => {
    const tracker = createTracker({
      endpoint: "/report.do", lang: () => 1, publicKey: window.publicKey, isCnVersion: true,
      objectIds: { visitors: 600001, duration: 600002 }, loadCrypto: () => import("@wesdom/tracking/crypto"),
      // Two visitor events went out: sealing works, and keys lie ready once the page is idle.
      onSend: () => requestIdleCallback(() => resolve(tracker)),
    });
  });
}
window.measureHide = async (events) => {
  const { track } = await start();
  for (let count = 0; count < events; count += 1) track({ eventId: "click", objectId: 600001, bizId: "link" + count });
  return hide();
};`;
