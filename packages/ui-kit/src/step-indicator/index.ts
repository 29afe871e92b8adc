export { StepIndicator } from "./StepIndicator.tsx";
export type { FormStep, StepIndicatorProps } from "./StepIndicator.tsx";
