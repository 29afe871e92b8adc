import { parseArgs } from "node:util";
import { besiegeByChance } from "./besiege-by-chance.ts";
import { besiegeByLeaving } from "./besiege-leaving.ts";
import { besiegeFraming } from "./besiege-framing.ts";
import { besiegeSlowly } from "./besiege-slowly.ts";
import { besiegeWithFlood } from "./besiege-flood.ts";
import { FLOODS } from "./floods.ts";
import type { Target } from "./target.ts";

const USAGE = `pnpm siege <attack> [--origin http://localhost:3000] [--host www.example.com]

  framing   requests inside of requests     [--victims 10000]
  flood     400 connections, for 60 s each  [--kind <name>] [--connections 400] [--seconds 60] [--clients 1] [--pid name=1234]
  leaving   visitors who leave mid-answer   [--requests 6000]
  slow      heads and bodies byte by byte   [--connections 2000] [--seconds 15] [--clients 1]
  chance    requests by chance              [--requests 100000] [--seed 1]

Kinds of floods: ${FLOODS.map(({ name }) => name).join(", ")}.
Only addresses of this machine are attacked.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean", short: "h" },
    origin: { type: "string", default: "http://localhost:3000" },
    host: { type: "string" },
    victims: { type: "string", default: "10000" },
    kind: { type: "string" },
    connections: { type: "string" },
    seconds: { type: "string" },
    clients: { type: "string", default: "1" },
    requests: { type: "string" },
    seed: { type: "string", default: "1" },
    pid: { type: "string", multiple: true, default: [] },
  },
});

if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const target: Target = { origin: values.origin, ...(values.host === undefined ? {} : { host: values.host }) };
const pids = Object.fromEntries(
  values.pid.map((text) => {
    const [name = "", pid] = text.split("=");
    return [name, Number(pid)];
  }),
);

function print(name: string, figures: unknown): void {
  process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`);
}

const ATTACKS: Readonly<Record<string, () => Promise<void>>> = {
  async framing() {
    const victims = Number(values.victims);
    print("framing", await besiegeFraming({ ...target, victims, attackersAtOnce: 8, victimsAtOnce: 16 }));
  },
  async flood() {
    const chosen = FLOODS.filter(({ name }) => values.kind === undefined || name === values.kind);
    if (chosen.length === 0) throw new Error(`No flood is called "${values.kind}".`);
    for (const flood of chosen) {
      const figures = await besiegeWithFlood({
        ...target,
        flood,
        connections: Number(values.connections ?? 400),
        seconds: Number(values.seconds ?? 60),
        clients: Number(values.clients),
        pids,
      });
      print(flood.name, figures);
    }
  },
  async leaving() {
    print("leaving", await besiegeByLeaving({ ...target, visitors: Number(values.requests ?? 6000) }));
  },
  async slow() {
    for (const part of ["head", "body"] as const) {
      const connections = Number(values.connections ?? 2000);
      const seconds = Number(values.seconds ?? 15);
      print(
        part,
        await besiegeSlowly({ ...target, part, connections, seconds, clients: Number(values.clients) }),
      );
    }
  },
  async chance() {
    const requests = Number(values.requests ?? 100_000);
    const onProgress = (done: number): void => {
      if (done % 10_000 === 0) process.stderr.write(`${done} of ${requests}\n`);
    };
    print("chance", await besiegeByChance({ ...target, requests, seed: Number(values.seed), onProgress }));
  },
};

const attack = ATTACKS[positionals[0] ?? ""];
if (attack === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  await attack();
}
