import { ApiError } from "@wesdom/api-client";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { showLeadForm } from "../../test/show-lead-form.tsx";

interface Input {
  readonly headers: { readonly "idempotency-key": string };
  readonly body: { readonly source?: string; readonly sourceType?: string };
}

const call = vi.fn<(call: unknown, input: Input) => Promise<unknown>>();
const REFERENCE = "W261127-TESTTEST";
const keys = (): readonly string[] => call.mock.calls.map(([, { headers }]) => headers["idempotency-key"]);

/** Shows the form as a page loaded anew does, sends it and waits for the end. */
async function send(needs = "A launch") {
  const shown = await showLeadForm(call);
  const field = shown.place.querySelector<HTMLInputElement>('[name="needs"]')!;
  field.value = needs;
  shown.button.click();
  await expect.poll(() => shown.place.textContent).toMatch(/^(?:editingfailed|W\d.*)$/);
  return shown;
}

const { href } = location;
afterEach(() => history.replaceState(null, "", href));
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset().mockRejectedValue(new TypeError("The answer was lost."));
});

it.each([
  ["ada", ["checking", "editing"]],
  ["ada@example.com", ["checking", "sending"]],
])("is being sent only once its rules have let it through: %s", async (email, expected) => {
  call.mockReturnValue(new Promise(() => undefined));
  const { place, button } = await showLeadForm(call);
  place.querySelector<HTMLInputElement>('[name="email"]')!.value = email;
  const states: (string | null)[] = [];
  const follow = new MutationObserver(() => states.push(button.textContent));
  follow.observe(button, { characterData: true, subtree: true });
  button.click();
  await expect.poll(() => states.length).toBe(2);
  expect(states).toEqual(expected);
});

it("sends the same lead under the same key by a page loaded anew, and another one under another", async () => {
  (await send()).leave();
  (await send()).leave();
  (await send("A livestream")).leave();
  call.mockResolvedValue({ reference: REFERENCE });
  (await send()).leave();
  history.replaceState(null, "", href);
  (await send()).leave();
  const [first, ...rest] = keys();
  expect(first).toMatch(/^[\da-f]{33,40}$/);
  expect(
    rest.map((key) => key === first),
    "after an answer it is another lead",
  ).toEqual([true, false, true, false]);
});

it("names the channel of its address or that of the document, a campaign first, and is the same lead by all", async () => {
  const began = { name: "https://site.test/m/en-us?source=newsletter" };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([began as PerformanceEntry]);
  onTestFinished(() => void vi.restoreAllMocks());
  (await send()).leave();
  history.replaceState(null, "", "?source=linkedin&type=nav");
  (await send()).leave();
  began.name = "https://site.test/m/en-us?utm_source=google_ads:brand";
  (await send()).leave();
  const bodies = call.mock.calls.map(([, { body }]) => body);
  expect(bodies.map(({ source, sourceType }) => [source, sourceType])).toEqual([
    ["newsletter", undefined],
    ["linkedin", "nav"],
    ["google_ads:brand", "nav"],
  ]);
  expect(new Set(keys()).size).toBe(1);
});

it.each([
  ["a portal's page", 200, undefined],
  ["a gateway's no", 403, 40_301],
  ["a gateway's yes", 200, 0],
])("says what to do where %s came in place of an answer", async (_case, status, code) => {
  const response = new Response("<p>Welcome to the hotel</p>", { status });
  call.mockRejectedValue(new ApiError("<b>Blocked</b>", { request: "POST /", response, code }));
  const { place } = await send();
  expect(place.textContent).toBe("editingfailed");
});

it.each([{}, { reference: "ok" }, null])(
  "takes the receipt %j for none, and sends the same lead again",
  async (receipt) => {
    call.mockResolvedValue(receipt);
    const { place, leave } = await send();
    expect(place.textContent).toBe("editingfailed");
    leave();
    call.mockResolvedValue({ reference: REFERENCE });
    await send();
    const [first, again] = keys();
    expect(again).toBe(first);
  },
);

it("shows the number to a page loaded anew, until another lead is begun", async () => {
  call.mockResolvedValue({ reference: REFERENCE });
  const { hash } = location;
  const { place, leave } = await send();
  expect(new URLSearchParams(location.search).get("sent")).toBe(REFERENCE);
  expect(location.hash).toBe(hash);
  place.addEventListener("click", (event) => event.preventDefault());
  place.querySelector("a")?.click();
  expect(new URLSearchParams(location.search).get("sent")).toBeNull();
  leave();
  (await send()).leave();
  const anew = await showLeadForm(call);
  expect(anew.place.textContent).toBe(REFERENCE);
  expect(call).toHaveBeenCalledTimes(2);
});

it("leaves the address to who has gone on before the answer", async () => {
  let answer: (receipt: unknown) => void = () => undefined;
  call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { place, button } = await showLeadForm(call);
  button.click();
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  history.replaceState(null, "", "/elsewhere");
  answer({ reference: REFERENCE });
  await vi.waitFor(() => expect(place.textContent).toBe(REFERENCE));
  expect(location.href).toBe(new URL("/elsewhere", href).href);
});
