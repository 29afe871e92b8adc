import { CHAT_CLOSE, CHAT_READY } from "@wesdom/facts";
import { LAST_ID, QUESTION_ID, TROUBLE_ID } from "./ids.ts";

// Has the chat in a frame fetch its next state in place of navigating to it. Each navigation of a frame is an entry of
// the page's history: Back would walk through the questions before it closes the sheet around the frame. Opened as a
// page of its own the chat has no need of it.
if (parent !== window) {
  addEventListener("click", follow);
  addEventListener("submit", send);
  addEventListener("keydown", leave);
  // To this origin alone.
  parent.postMessage(CHAT_READY, "/");
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target !== "" || link.pathname !== location.pathname) return;
  event.preventDefault();
  void show(link.href);
}

/** The page around the frame, which closes the sheet, hears no key that is pressed here. */
function leave(event: KeyboardEvent): void {
  // One that takes back what an input method has begun stays here.
  if (event.key === "Escape" && !event.isComposing && !event.defaultPrevented)
    parent.postMessage(CHAT_CLOSE, "/");
}

function send(event: SubmitEvent): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (form.method === "post") void show(form.action, fields);
  else void show(new URL(`?${fields.toString()}`, form.action).href, undefined, questionIn(document).value);
}

/** @param asked - The question that is sent. */
async function show(address: string, body?: URLSearchParams, asked = ""): Promise<void> {
  const { dataset } = document.documentElement;
  if ("waits" in dataset) return;
  dataset["waits"] = "";
  const trouble = document.getElementById(TROUBLE_ID);
  trouble?.replaceChildren();
  try {
    const { response, responseURL } = await load(address, body);
    const next = response as Document | null;
    if (!next?.getElementById(TROUBLE_ID)) throw new TypeError("no chat page");
    // What a half-written message holds is asked for no second time; to one that was sent the server answers.
    if (!body) carryOver(document, next);
    const { value } = questionIn(document);
    if (value !== asked) questionIn(next).value = value;
    // A page carries the styles that it needs, and no more.
    for (const name of ["style", "body"])
      document.querySelector(name)?.replaceWith(...next.querySelectorAll(name));
    history.replaceState(null, "", responseURL);
    const wrong =
      document.querySelector<HTMLElement>("[aria-invalid]") ??
      document.querySelector<HTMLElement>('form[method="post"] [role="alert"]');
    const place = wrong ?? document.getElementById(LAST_ID) ?? document.body;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: wrong ? "center" : "start" });
  } catch {
    trouble?.replaceChildren(trouble.dataset["text"] ?? "");
  } finally {
    delete dataset["waits"];
  }
}

function questionIn(page: Document): HTMLInputElement {
  return page.getElementById(QUESTION_ID) as HTMLInputElement;
}

/** Takes what was typed into the message, and that it is open, from one state to the next. */
function carryOver(from: Document, to: Document): void {
  const fields = 'form[method="post"] [name]';
  for (const field of from.querySelectorAll<HTMLInputElement>(fields)) {
    const next = to.querySelector<HTMLInputElement>(`${fields}[name="${field.name}"]`);
    if (!next) continue;
    if (field.type === "checkbox") next.checked = field.checked;
    else next.value = field.value;
  }
  for (const { id } of from.querySelectorAll("details[open]"))
    to.getElementById(id)?.setAttribute("open", "");
}

/** How long an answer may take, milliseconds: until then nothing else is asked. */
const TIMEOUT_MS = 15_000;

/** Parsed by the browser on its way: a text of its own making no script may turn into markup. */
function load(address: string, body?: URLSearchParams): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(body ? "POST" : "GET", address);
    request.responseType = "document";
    request.addEventListener("load", () => resolve(request));
    request.timeout = TIMEOUT_MS;
    for (const failure of ["error", "timeout"]) request.addEventListener(failure, reject);
    request.send(body ?? null);
  });
}
