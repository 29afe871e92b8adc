import { networkInterfaces } from "node:os";
import type { Plugin } from "vite";
import { NETWORK_ADDRESS_PATH } from "./networkAddress.ts";

/** Answers under which address a phone in the same network finds this Storybook. */
export function networkAddressPlugin(): Plugin {
  return {
    name: "network-address",
    configureServer({ middlewares }) {
      middlewares.use(`/${NETWORK_ADDRESS_PATH}`, ({ headers }, answer) => {
        const { port } = new URL(`http://${headers.host}`);
        const found = Object.values(networkInterfaces())
          .flatMap((list) => list ?? [])
          .find(({ family, internal }) => family === "IPv4" && !internal);
        answer.setHeader("content-type", "text/plain");
        answer.end(`http://${found?.address ?? "localhost"}:${port}/`);
      });
    },
  };
}
