import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { preview } from "vite";
import { ROOT } from "../root.ts";

/** Where `pnpm build` puts the static Storybook. */
const STORYBOOK_DIR = join(ROOT, "packages/ui-kit/storybook-static");

/** What opens, and what draws the stories, which a build writes later. */
const PAGES = ["index.html", "iframe.html"];

/** Asked by the QR code of a Storybook that is open on this machine. */
const NETWORK_ADDRESS_PATH = "/network-address";

/** Whether there is a whole Storybook to serve. */
export function isStorybookBuilt(folder: string = STORYBOOK_DIR): boolean {
  return PAGES.every((page) => existsSync(join(folder, page)));
}

/** A Storybook that is served. */
interface ServedStorybook {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the static Storybook under an address of its own.
 *
 * @param lan - Host under which other machines of the network reach this one.
 * @returns `null` where none is built, or half of one.
 */
export async function serveStorybook(
  { port, host, lan }: { readonly port: number; readonly host: string; readonly lan: string },
  folder: string = STORYBOOK_DIR,
): Promise<ServedStorybook | null> {
  if (!isStorybookBuilt(folder)) return null;
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    appType: "mpa",
    root: folder,
    build: { outDir: "." },
    preview: { host, port, strictPort: port !== 0 },
    plugins: [
      {
        name: "network-address",
        configurePreviewServer({ middlewares }) {
          middlewares.use(NETWORK_ADDRESS_PATH, ({ socket }, answer) => {
            answer.setHeader("content-type", "text/plain");
            answer.end(`http://${lan}:${socket.localPort}/`);
          });
        },
      },
    ],
  });
  const address = server.httpServer.address() as AddressInfo;
  return { port: address.port, close: () => server.close() };
}
