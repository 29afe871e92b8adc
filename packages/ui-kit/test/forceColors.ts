import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

const emulate = (features: readonly object[]): Promise<unknown> =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
    "Emulation.setEmulatedMedia",
    { features },
  );

/** Has the browser force its own colours on the page, as a contrast theme does, until the test ends. */
export async function forceColors(): Promise<void> {
  await emulate([{ name: "forced-colors", value: "active" }]);
  onTestFinished(async () => void (await emulate([])));
}
