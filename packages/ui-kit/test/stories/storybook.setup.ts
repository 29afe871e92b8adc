import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildStorybook, serveFolder } from "../../scripts/pictures/staticStorybook.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The static Storybook, built for this run: its folder and where it is served. */
    readonly storybook: { readonly folder: string; readonly origin: string };
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "storybook-"));
  await buildStorybook(folder);
  const server = await serveFolder(folder);
  project.provide("storybook", { folder, origin: server.origin });
  return () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
