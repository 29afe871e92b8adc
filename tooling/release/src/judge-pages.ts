import { ReleaseError } from "./release-error.ts";

/**
 * Renders the pages of a built site by its own server build and judges them, as its build does; whoever built it may not
 * have.
 *
 * @throws {@link ReleaseError} `broken-page`, with what is wrong.
 */
export async function judgePages(folder: string): Promise<void> {
  // No other command needs packages that are built.
  const { renderBuild } = await import("@wesdom/vite-config/prerender");
  await renderBuild(folder).catch((cause: unknown) => {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseError("broken-page", `${folder} is no release: ${said}`, { cause });
  });
}
