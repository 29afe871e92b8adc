import { preview } from "vite";

/** A folder served on a free port of this machine. */
interface ServedFolder {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder as any host of static files does. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    appType: "mpa",
    root: folder,
    build: { outDir: "." },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Error(`Nothing serves ${folder}.`);
  return { origin: origin.replace(/\/$/, ""), close: () => server.close() };
}
