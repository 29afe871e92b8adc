export { createLoadingBar, LOADING_BAR_AT_REST } from "./createLoadingBar.ts";
export type { LoadingBarController, LoadingBarState } from "./createLoadingBar.ts";
export { LoadingBar, type LoadingBarProps } from "./LoadingBar.tsx";
export {
  LOADING_DURATION_MS,
  LOADING_HEIGHT_PX,
  LOADING_HIDE_DELAY_MS,
  LOADING_RESET_DELAY_MS,
  LOADING_THROTTLE_MS,
  loadingProgress,
} from "./loadingProgress.ts";
