import { copyPlugin } from "@wesdom/vite-config/copy";
import { pureTests } from "@wesdom/vitest-config";
import { defineConfig } from "vitest/config";

export default defineConfig({ ...pureTests(), plugins: [copyPlugin(import.meta.dirname)] });
