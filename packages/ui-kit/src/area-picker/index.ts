export { AreaPicker, type AreaPickerProps } from "./AreaPicker.tsx";
export type { LoadAreas, PickableArea } from "./useAreas.ts";
