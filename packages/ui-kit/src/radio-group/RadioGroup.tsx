import type { ReactElement } from "react";
import { Choice, type ChoiceLook } from "../choice/Choice.tsx";
import { ChoiceList, type ChoiceOption } from "../choice/ChoiceList.tsx";
import { FieldGroup, type FieldGroupProps } from "../field-group/FieldGroup.tsx";

/** Props of {@link RadioGroup}: those of a `Field`, and the choices. */
export interface RadioGroupProps extends Omit<FieldGroupProps, "role" | "children"> {
  readonly options: readonly ChoiceOption[];
  /** `list`: lines. `chip`: pills in a row that wraps, for short labels. `card`: boxes with descriptions. @default "list" */
  readonly look?: ChoiceLook | undefined;
  /** The chosen value, where the page keeps it. */
  readonly value?: string | undefined;
  /** Chosen at first; later the browser keeps it. */
  readonly defaultValue?: string | undefined;
  /** Called with the newly chosen value. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** One of several, all in sight: native radio buttons, sent with the form without scripting. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { options, look = "list", value, defaultValue, onValueChange, ...field } = props;
  return (
    <FieldGroup {...field} role="radiogroup">
      <ChoiceList look={look}>
        {options.map(({ label, ...option }) => (
          <Choice
            key={option.value}
            {...option}
            type="radio"
            look={look}
            name={field.name}
            required={field.required}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
          >
            {label}
          </Choice>
        ))}
      </ChoiceList>
    </FieldGroup>
  );
}
