export { FieldGroup, type FieldGroupProps } from "./FieldGroup.tsx";
