import { optimize } from "svgo";

/** Removes what a finished drawing does not need and rounds its numbers; keeps the view box. */
export function optimiseSvg(source: string, precision = 1): Uint8Array {
  const { data } = optimize(source, {
    multipass: true,
    floatPrecision: precision,
    plugins: [{ name: "preset-default", params: { overrides: { mergePaths: false } } }],
  });
  return new TextEncoder().encode(`${data}\n`);
}
