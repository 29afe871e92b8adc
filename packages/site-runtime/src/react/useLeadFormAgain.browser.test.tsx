import { beforeEach, expect, it, vi } from "vitest";
import { showLeadForm } from "../../test/show-lead-form.tsx";

interface Input {
  readonly headers: { readonly "idempotency-key": string };
}

const call = vi.fn<(call: unknown, input: Input) => Promise<unknown>>();
const keys = (): readonly string[] => call.mock.calls.map(([, { headers }]) => headers["idempotency-key"]);

/** Shows the form as a page loaded anew does, sends it and waits for the end. */
async function send(needs = "A launch") {
  const shown = await showLeadForm(call as (...input: readonly unknown[]) => Promise<unknown>);
  const field = shown.place.querySelector<HTMLInputElement>('[name="needs"]')!;
  field.value = needs;
  shown.button.click();
  await vi.waitFor(() => expect(shown.place.textContent).toMatch(/^(?:editingfailed|W\d.*)$/));
  return shown;
}

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset().mockRejectedValue(new TypeError("The answer was lost."));
});

it("sends the same lead under the same key by a page loaded anew, and another one under another", async () => {
  (await send()).leave();
  (await send()).leave();
  (await send("A livestream")).leave();
  call.mockResolvedValue({ reference: "W261127-TESTTEST" });
  (await send()).leave();
  (await send()).leave();
  const [first, ...rest] = keys();
  expect(first).toMatch(/^[\da-f]{33,40}$/);
  expect(
    rest.map((key) => key === first),
    "after an answer it is another lead",
  ).toEqual([true, false, true, false]);
});
