/** Id of the line that says why nothing was sent; it holds its text in `data-text` until then. */
export const TROUBLE_ID = "trouble";

/** Id of the bubble that is read next. */
export const LAST_ID = "last";

/**
 * Has the chat in a frame fetch its next state in place of navigating to it. Each navigation of a frame is an entry of
 * the page's history: Back would walk through the questions before it closes the sheet around the frame. Opened as a
 * page of its own the chat has no need of it.
 */
export const CHAT_SCRIPT = `(() => {
  if (parent === window) return;
  const { dataset } = document.documentElement;
  const say = (text) => {
    document.getElementById("${TROUBLE_ID}").textContent = text;
  };
  // Parsed by the browser on its way: a text of its own making no script may turn into markup.
  const load = (address, body) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(body ? "POST" : "GET", address);
      request.responseType = "document";
      request.onload = () => resolve(request);
      request.onerror = reject;
      request.send(body);
    });
  const show = async (address, body) => {
    if ("waits" in dataset) return;
    dataset.waits = "";
    say("");
    try {
      const { response: next, responseURL } = await load(address, body);
      if (!next?.getElementById("${TROUBLE_ID}")) throw new TypeError("no chat page");
      document.body.replaceWith(next.body);
      history.replaceState(null, "", responseURL);
      const wrong = document.querySelector("[aria-invalid]");
      const place = wrong ?? document.getElementById("${LAST_ID}") ?? document.body;
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: wrong ? "center" : "start" });
    } catch {
      say(document.getElementById("${TROUBLE_ID}").dataset.text);
    } finally {
      delete dataset.waits;
    }
  };
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!link || link.target || link.pathname !== location.pathname) return;
    event.preventDefault();
    void show(link.href);
  });
  addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target;
    const fields = new URLSearchParams(new FormData(form));
    if (form.method === "post") void show(form.action, fields);
    else void show(new URL("?" + fields, form.action));
  });
})();`;
