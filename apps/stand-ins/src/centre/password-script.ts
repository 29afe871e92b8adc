import {
  changePassword,
  loginPublicKey,
  PATH_SUFFIX,
  type AnswerOf,
  type AnyCall,
  type BodyOf,
  type SealedPassword,
} from "@wesdom/api-client";

const form = document.querySelector("form");
const done = document.querySelector("output");
const said = document.querySelector("[role=alert]");
const button = document.querySelector("button");

// Where a browser cannot seal, by an origin over http, the button stays closed and the page says so.
if (form && done && said && button && "subtle" in crypto) {
  const show = (refusal: Refusal | null): void => {
    if (refusal === null) {
      form.remove();
      done.hidden = false;
      done.focus();
      return;
    }
    said.textContent = refusal.message;
    for (const input of form.querySelectorAll("input"))
      if (input.name in refusal.fields) input.setAttribute("aria-invalid", "true");
    form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    button.disabled = false;
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    button.disabled = true;
    said.textContent = "";
    for (const input of form.querySelectorAll("input")) input.removeAttribute("aria-invalid");
    const failed = (): Refusal => ({ message: form.dataset["failed"] ?? "", fields: {} });
    void change(form).catch(failed).then(show);
  });
  said.textContent = "";
  button.disabled = false;
}

/** Seals both passwords with the key of the day, as the login does, and sends them. @returns `null` once it is done */
async function change({ elements, dataset }: HTMLFormElement): Promise<Refusal | null> {
  const key = await call(dataset, loginPublicKey);
  if ("message" in key) return key;
  const der = Uint8Array.from(atob(key.data.publicKey.replaceAll(/-----[^-]+-----|\s/g, "")), codeOf);
  const algorithm = { name: "RSA-OAEP", hash: "SHA-256" };
  const publicKey = await crypto.subtle.importKey("spki", der, algorithm, false, ["encrypt"]);
  // By the browser's own WebCrypto; the envelope is that of the login.
  const seal = async (name: string): Promise<string> => {
    const input = elements.namedItem(name);
    const password = input instanceof HTMLInputElement ? input.value : "";
    const nonce = base64(crypto.getRandomValues(new Uint8Array(12)))
      .replaceAll("+", "-")
      .replaceAll("/", "_");
    const content: SealedPassword = { password, nonce, time: key.data.time };
    const text = base64(bytesOf(JSON.stringify(content)));
    return base64(new Uint8Array(await crypto.subtle.encrypt(algorithm, publicKey, bytesOf(text))));
  };
  const body = { current: await seal("current"), password: await seal("password"), keyId: key.data.keyId };
  const changed = await call(dataset, changePassword, body);
  return "message" in changed ? changed : null;
}

/** What the API says of a call that it refuses, by field too. */
interface Refusal {
  readonly message: string;
  readonly fields: object;
}

async function call<Call extends AnyCall>(
  { api, lang = "" }: DOMStringMap,
  { path }: Call,
  body?: BodyOf<Call>,
): Promise<{ readonly data: AnswerOf<Call> } | Refusal> {
  const response = await fetch(`${api}${path}${PATH_SUFFIX}`, {
    method: "POST",
    headers: { lang, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: AnswerOf<Call>; message: string };
  if (response.ok) return { data: answer.data };
  return { message: answer.message, fields: {}, ...(answer.data as { fields?: object } | null) };
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const codeOf = (character: string): number => character.charCodeAt(0);
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
