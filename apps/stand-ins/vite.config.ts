import react from "@vitejs/plugin-react";
import { pxToRemPlugin } from "@wesdom/ui-kit/px-to-rem";
import { BROWSER_TARGETS, inlinePlugins, kitStylesPlugin } from "@wesdom/vite-config";
import { defaultServerConditions, defineConfig } from "vite";

/** One file that runs without `node_modules`: host loads it. */
export default defineConfig({
  publicDir: false,
  logLevel: "warn",
  plugins: [react(), kitStylesPlugin(import.meta.dirname), pxToRemPlugin(), inlinePlugins()],
  resolve: { conditions: [...defaultServerConditions] },
  ssr: { noExternal: true, target: "node" },
  css: { modules: { generateScopedName: "[name]-[local]" } },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: "src/stand-ins.ts",
    target: "node24",
    cssTarget: BROWSER_TARGETS,
    cssMinify: true,
    minify: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: "[name].mjs" } },
  },
});
