import { splitFigure } from "@wesdom/site-runtime";

/** A figure in the parts of a `StatNumber`; a ratio such as `1:5.8` stays whole. */
export function figureParts(value: string): ReturnType<typeof splitFigure> {
  return value.includes(":") ? { value } : splitFigure(value);
}
