import type { ReactElement, ReactNode } from "react";
import type { ChoiceLook } from "./Choice.tsx";

/** A choice of a `RadioGroup` or `CheckboxGroup`. */
export interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  /** A second, quieter line. Chips have none. */
  readonly description?: ReactNode;
  /** Drawing before the label of a card or chip. */
  readonly icon?: ReactNode;
  /** @default false */
  readonly disabled?: boolean | undefined;
}

/** Props of {@link ChoiceList}. */
export interface ChoiceListProps {
  readonly look: ChoiceLook;
  readonly children: ReactNode;
}

/** Lays choices out: lines below each other, chips in a row that wraps, cards in as many columns as there is room. */
export function ChoiceList({ look, children }: ChoiceListProps): ReactElement {
  return <div className={`el-choice-list el-choice-list--${look}`}>{children}</div>;
}
