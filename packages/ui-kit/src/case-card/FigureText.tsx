import type { ReactElement } from "react";

/** Props of {@link FigureText}. */
export interface FigureTextProps {
  /** The figure as it is read, e.g. `¥2,600 万`. */
  readonly value: string;
}

/** A figure in large type: characters or a word after its digits are smaller than they. */
export function FigureText({ value }: FigureTextProps): ReactElement {
  const [, digits = value, unit] = /^(.*\d)([\s\u2060]*[\u3400-\u9fff]+| [a-z]{3,})$/.exec(value) ?? [];
  return (
    <>
      {digits}
      {unit !== undefined && <small className="el-figure-unit">{unit}</small>}
    </>
  );
}
