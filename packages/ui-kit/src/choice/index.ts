export { Choice } from "./Choice.tsx";
export type { ChoiceLook, ChoiceProps } from "./Choice.tsx";
export { ChoiceList } from "./ChoiceList.tsx";
export type { ChoiceListProps, ChoiceOption } from "./ChoiceList.tsx";
