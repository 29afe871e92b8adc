import { useId, type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref } from "react";
import { CheckIcon } from "../icon/icons/CheckIcon.tsx";
import { PlusIcon } from "../icon/icons/PlusIcon.tsx";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";

/** How a choice looks. */
export type ChoiceLook = "list" | "chip" | "card";

/** Props of {@link Choice}: those of a native radio button or checkbox, and its looks. */
export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size"> {
  readonly type: "radio" | "checkbox";
  /** The label. */
  readonly children: ReactNode;
  /** A second, quieter line. Chips have none. */
  readonly description?: ReactNode;
  /** Drawing before the label of a card or chip. */
  readonly icon?: ReactNode;
  /** `list` is a line with a mark, `chip` a pill, `card` a box with room for a description. @default "list" */
  readonly look?: ChoiceLook | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice: a native radio button or checkbox that fills the whole of its label. */
export function Choice(props: ChoiceProps): ReactElement {
  const { children, description, icon, look = "list", className, ...rest } = props;
  const id = useId();
  const described = look !== "chip" && isDrawn(description);
  const names = described ? { "aria-labelledby": `${id}label`, "aria-describedby": `${id}text` } : {};
  return (
    <label className={cx("el-choice", `el-choice--${look}`, className)}>
      <input {...names} {...rest} className="el-choice__input" />
      <span className="el-choice__body">
        <ChoiceMark type={rest.type} look={look} />
        {isDrawn(icon) && (
          <span className="el-choice__icon" aria-hidden>
            {icon}
          </span>
        )}
        <span className="el-choice__text">
          <span className="el-choice__label" id={`${id}label`}>
            {children}
          </span>
          {described && (
            <span className="el-choice__description" id={`${id}text`}>
              {description}
            </span>
          )}
        </span>
      </span>
    </label>
  );
}

function ChoiceMark({
  type,
  look,
}: Required<Pick<ChoiceProps, "type">> & { look: ChoiceLook }): ReactElement {
  return (
    <span className={`el-choice__mark el-choice__mark--${type}`} aria-hidden>
      {type === "radio" && <span className="el-choice__dot" />}
      {type === "checkbox" && <CheckIcon className="el-choice__tick" size="0.875em" />}
      {type === "checkbox" && look === "chip" && <PlusIcon className="el-choice__plus" size="0.875em" />}
    </span>
  );
}
