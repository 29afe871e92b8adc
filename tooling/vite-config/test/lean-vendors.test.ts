import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { LEAN_ALIASES, leanVendors } from "../src/lean-vendors.ts";
import { reactModules } from "../src/react-modules.ts";

const APP = new URL("../../../apps/cn", import.meta.url).pathname;

/** A browser's script of one module of an app. */
async function scriptOf(code: string): Promise<string> {
  const module = {
    name: "module",
    resolveId: (id: string) => (id.endsWith("/module.js") ? id : null),
    load: (id: string) => (id.endsWith("/module.js") ? code : null),
  };
  const built = await build({
    root: APP,
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [module, leanVendors(), reactModules()],
    resolve: { alias: { ...LEAN_ALIASES } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: `${APP}/module.js`, preserveEntrySignatures: "strict" },
    },
  });
  const [entry] = (built as Rolldown.RolldownOutput).output;
  return entry.code;
}

it("leaves React's transitions, actions, refs of fragments and tags of the head out, and says so to whoever uses them", async () => {
  const client = await scriptOf('export { hydrateRoot } from "react-dom/client";');
  const traces =
    /\.startViewTransition|\.getAnimations|DOCUMENT_POSITION|imgBytes|data-href|navigatesuccess|FrameRoot|forceFrameRate|left out: [\w<]+/g;
  expect(client.match(traces)).toEqual(["left out: <", "left out: FragmentInstance"]);

  const react = await scriptOf(
    'import * as R from "react"; import * as D from "react-dom"; export const names = Object.keys({ ...R, ...D });',
  );
  const { names } = (await import(`data:text/javascript,${encodeURIComponent(react)}`)) as {
    names: string[];
  };
  expect(names).toEqual(expect.arrayContaining(["Fragment", "createPortal"]));
  expect(
    names.filter((name) =>
      /^(?:ViewTransition|Activity|pre.+|use(?:Transition|Optimistic|DeferredValue|ActionState|Form.+))$/.test(
        name,
      ),
    ),
  ).toEqual([]);
});

it("leaves out of the router what no page asks of it and of its routes", async () => {
  const code = await scriptOf(
    'export { createLazyRoute, createRoute, createRouter } from "@tanstack/react-router";',
  );
  const asked =
    /\.(?:buildLocation|invalidate|clearCache|matchRoute|useParams|Link)\b(?==)|document\.startView/g;
  expect(new Set(code.match(asked))).toEqual(new Set([".buildLocation"]));
});

it("leaves out of calls what the client does itself, and they are answered", async () => {
  const code = await scriptOf('export { createApiClient } from "@wesdom/api-client";');
  expect(code.match(/onResponseError|retryDelay|TimeoutError|text\/event-stream|duplex/g)).toBeNull();

  const { createApiClient } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    createApiClient: (options: object) => { call(endpoint: object): Promise<unknown> };
  };
  const answers = [new Response(null, { status: 503 }), Response.json({ code: 200, data: ["a"] })];
  const fetch = async () => answers.shift();
  const client = createApiClient({ baseUrl: "https://a.test", lang: 1, fetch });
  expect(await client.call({ method: "GET", path: "/stories" })).toEqual(["a"]);
});

it("takes of React what is used, by its name", async () => {
  const code = await scriptOf(
    'import { useState } from "react"; import { jsx } from "react/jsx-runtime"; export const drawn = () => jsx("p", useState({})[0]);',
  );
  expect(code).toContain("react.transitional.element");
  expect(code).not.toMatch(/useReducer|cloneElement|\.jsx\b/);
  const asks = '"use strict"; var React = require("react"); exports.count = React.Children.count;';
  await expect(scriptOf(asks)).rejects.toThrow('asks React for "Children"');
});

it("ends the build where a library says something else", async () => {
  const [, ...libraries] = leanVendors();
  expect(libraries.length).toBeGreaterThan(0);
  for (const { transform } of libraries) {
    const { handler } = transform as { handler: (code: string, id: string) => unknown };
    expect(() => handler("export {};", "library.js")).toThrow(/library\.js no longer says/);
  }
});
