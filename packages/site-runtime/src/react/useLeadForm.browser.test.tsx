import { expect, it, onTestFinished, vi } from "vitest";
import { showLeadForm } from "../../test/show-lead-form.tsx";

// As in a tab whose release is pruned.
vi.mock("./lead-rules.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

/** Shows the form and sends it. */
async function send(isAnswered = true, isOnline = true) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  if (!isAnswered) vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const posted = vi.fn<(values: Record<string, unknown>) => void>();
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    posted(Object.fromEntries(new FormData(this)));
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { place, button } = await showLeadForm(async () => undefined);
  button.click();
  return { place, button, posted };
}

it("posts plainly where the code that it needs is gone, and can be sent again by who comes back", async () => {
  const { button, posted } = await send();
  await expect.poll(() => posted.mock.calls).toEqual([[expect.objectContaining({ needs: "A launch" })]]);
  expect(button.textContent).toBe("sending");
  dispatchEvent(new Event("pageshow"));
  await expect.poll(() => button.textContent).toBe("editing");
});

it.each([
  [false, "offline"],
  // It has one, which leads nowhere.
  [true, "failed"],
])(
  "stays where nobody answers, whose place the browser's own page would take: online %s",
  async (isOnline, said) => {
    const { place, posted } = await send(false, isOnline);
    await expect.poll(() => place.textContent).toBe(`editing${said}`);
    expect(posted).not.toHaveBeenCalled();
  },
);
