/** Error of an address without a page. The router knows it by `isNotFound` and shows the 404 screen. */
export class PageNotFoundError extends Error {
  override readonly name = "PageNotFoundError";
  readonly status: number;
  readonly isNotFound = true;
  /** Set by the router: the route that shows the screen. */
  routeId?: string;
  readonly data: { readonly path: string; readonly message: string };

  /**
   * @param message - Text that an error screen shows and recognises.
   * @param path - Path with query and hash.
   * @param status - HTTP status. @default 404
   */
  constructor(message: string, path: string, status = 404) {
    super(message);
    this.status = status;
    this.data = { path, message };
  }
}

/** The error of an address that no route matches. */
export function noSuchRoute(fullPath: string): PageNotFoundError {
  return new PageNotFoundError(`Page not found: ${fullPath}`, fullPath);
}

/** The error of an address that its route refuses; told from {@link noSuchRoute} by its capitals. */
export function invalidRoute(fullPath: string): PageNotFoundError {
  return new PageNotFoundError(`Page Not Found: ${fullPath}`, fullPath);
}

/** Whether an error page shows the 404 screen for an error. */
export function isPageNotFound(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return /page not found/i.test(String(error));
  const { status, message } = error as { readonly status?: unknown; readonly message?: unknown };
  return status === 404 || (typeof message === "string" && /page not found/i.test(message));
}
