export { AreaPicker } from "./AreaPicker.tsx";
export type { AreaPickerProps } from "./AreaPicker.tsx";
export type { LoadAreas, PickableArea } from "./useAreas.ts";
