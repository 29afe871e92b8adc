import { changePassword, loginPublicKey, type SealedPassword } from "@wesdom/api-client";

/** Fields of the content of a seal, in whose names the script below writes them. */
const SEAL: { readonly [Name in keyof SealedPassword]: Name } = {
  password: "password",
  nonce: "nonce",
  time: "time",
};

/**
 * Seals both passwords with the key of the day, as the login does, and sends them. Where a browser cannot seal, by an
 * origin over http or without scripts, the button stays closed and the page says so.
 */
export const PASSWORD_SCRIPT: string = String.raw`(() => {
  const form = document.querySelector("form[data-api]");
  const said = document.getElementById("said");
  if (!crypto.subtle) return;
  const { api, lang, failed } = form.dataset;
  const button = form.querySelector("button");
  const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
  const bytesOf = (text) => new TextEncoder().encode(text);
  const call = async (path, body) => {
    const headers = { lang, ...(body && { "content-type": "application/json" }) };
    const response = await fetch(api + path + ".do", { method: "POST", headers, body: body && JSON.stringify(body) });
    const { data, message } = await response.json();
    if (response.ok) return data;
    throw Object.assign(new Error(), { told: message, fields: Object.keys(data?.fields ?? {}) });
  };
  const sealer = async ({ publicKey, time }) => {
    const der = Uint8Array.from(atob(publicKey.replace(/-----[^-]+-----|\s/g, "")), (c) => c.charCodeAt(0));
    const algorithm = { name: "RSA-OAEP", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("spki", der, algorithm, false, ["encrypt"]);
    return async (password) => {
      const nonce = base64(crypto.getRandomValues(new Uint8Array(12))).replaceAll("+", "-").replaceAll("/", "_");
      const content = JSON.stringify({ ${SEAL.password}: password, ${SEAL.nonce}: nonce, ${SEAL.time}: time });
      return base64(await crypto.subtle.encrypt(algorithm, key, bytesOf(base64(bytesOf(content)))));
    };
  };
  const change = async ({ current, password }) => {
    const key = await call("${loginPublicKey.path}");
    const seal = await sealer(key);
    const body = { current: await seal(current.value), password: await seal(password.value), keyId: key.keyId };
    await call("${changePassword.path}", body);
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    said.textContent = "";
    for (const input of form.querySelectorAll("input")) input.removeAttribute("aria-invalid");
    try {
      await change(form.elements);
      const done = document.getElementById("done");
      done.hidden = false;
      form.remove();
      done.focus();
    } catch (error) {
      said.textContent = error.told || failed;
      for (const name of error.fields ?? []) form.elements[name]?.setAttribute("aria-invalid", "true");
      form.querySelector("[aria-invalid]")?.focus();
      button.disabled = false;
    }
  });
  said.textContent = "";
  button.disabled = false;
})();`;
