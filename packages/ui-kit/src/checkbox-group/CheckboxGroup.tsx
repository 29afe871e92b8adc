import type { ReactElement } from "react";
import { Choice, type ChoiceLook } from "../choice/Choice.tsx";
import { ChoiceList, type ChoiceOption } from "../choice/ChoiceList.tsx";
import { FieldGroup, type FieldGroupProps } from "../field-group/FieldGroup.tsx";

/** Props of {@link CheckboxGroup}: those of a `Field`, and the choices. */
export interface CheckboxGroupProps extends Omit<FieldGroupProps, "role" | "children"> {
  readonly options: readonly ChoiceOption[];
  /** `chip`: pills in a row that wraps. `list`: lines. `card`: boxes with descriptions. @default "chip" */
  readonly look?: ChoiceLook | undefined;
  /** The chosen values, where the page keeps them. */
  readonly value?: readonly string[] | undefined;
  /** Chosen at first; later the browser keeps them. */
  readonly defaultValue?: readonly string[] | undefined;
  /** Called with all chosen values, in the order of the options. */
  readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
}

/**
 * Any of several: native checkboxes of one name, sent with the form without scripting (read them by `getAll`). That at
 * least one is chosen, no browser checks by itself: the page and its server do.
 */
export function CheckboxGroup(props: CheckboxGroupProps): ReactElement {
  const { options, look = "chip", value, defaultValue = [], onValueChange, ...field } = props;
  const changed = (group: Element | null): void => {
    const chosen = group?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    onValueChange?.(Array.from(chosen, (input) => input.value));
  };
  return (
    <FieldGroup {...field}>
      <ChoiceList look={look}>
        {options.map(({ label, ...option }) => (
          <Choice
            key={option.value}
            {...option}
            type="checkbox"
            look={look}
            name={field.name}
            {...(value === undefined
              ? { defaultChecked: defaultValue.includes(option.value) }
              : { checked: value.includes(option.value) })}
            onChange={(event) => changed(event.target.closest("fieldset"))}
          >
            {label}
          </Choice>
        ))}
      </ChoiceList>
    </FieldGroup>
  );
}
