import { fileByFile } from "@wesdom/typescript-config/tsup";
import type { Options } from "tsup";

const config: Options = fileByFile();

export default config;
