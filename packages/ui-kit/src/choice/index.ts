export { Choice, type ChoiceLook, type ChoiceProps } from "./Choice.tsx";
export { ChoiceList, type ChoiceListProps, type ChoiceOption } from "./ChoiceList.tsx";
