import { fileByFile } from "@wesdom/typescript-config/tsup";
import type { Options } from "tsup";

const config: Options = fileByFile(["**/*.stories.tsx", "*/guide.ts", "internal/stories/**"]);

export default config;
