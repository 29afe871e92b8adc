/** A window of a browser, in words that each driver has. Elements are named by selectors of CSS. */
export interface Visitor {
  open(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  reload(): Promise<unknown>;
  /** What a function gives that is called in the page. */
  ask<T>(look: (argument: string) => T, argument?: string): Promise<T>;
  /** Taps in the middle of an element. */
  tap(selector: string): Promise<unknown>;
  /** Types into an element, key by key. */
  type(selector: string, text: string): Promise<unknown>;
  press(selector: string, key: "Enter" | "Escape"): Promise<unknown>;
  close(): Promise<unknown>;
}

/** A browser that is running. */
export interface OtherBrowser {
  /**
   * Opens a window on a phone whose visitor nothing is known of.
   *
   * @param errors - Takes what its console complains of, where the driver hears it.
   */
  visitor(errors: string[]): Promise<Visitor>;
  stop(): Promise<void>;
}
