export { StepIndicator, type FormStep, type StepIndicatorProps } from "./StepIndicator.tsx";
