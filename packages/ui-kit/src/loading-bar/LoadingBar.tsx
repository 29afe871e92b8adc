import { useSyncExternalStore, type ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import { LOADING_BAR_AT_REST, type LoadingBarController } from "./createLoadingBar.ts";

/** Props of {@link LoadingBar}. */
export interface LoadingBarProps {
  readonly controller: LoadingBarController;
  /** Name for a screen reader. */
  readonly label: string;
}

/** The thin line at the top of the window while a page is under way. */
export function LoadingBar({ controller, label }: LoadingBarProps): ReactElement {
  const state = useSyncExternalStore(controller.subscribe, controller.getSnapshot, () => LOADING_BAR_AT_REST);
  return (
    <div
      className={cx("el-loading-bar", state.visible && "is-visible", state.failed && "is-error")}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot be drawn alike everywhere
      role="progressbar"
      aria-label={label}
      aria-hidden={!state.visible}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(state.progress)}
    >
      <div
        className="el-loading-bar__fill"
        style={{ transform: `scaleX(${(state.progress / 100).toFixed(4)})` }}
      />
    </div>
  );
}
