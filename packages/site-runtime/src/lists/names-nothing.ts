import type { ApiError } from "@wesdom/api-client";

/** Statuses with which the API says that an address names nothing: unknown, or no possible name at all. */
const MISSING = new Set<number | undefined>([400, 404]);

/** Whether a call failed since what it asks for by name is not there. */
export function namesNothing({ request, status }: Pick<ApiError, "request" | "status">): boolean {
  return request.startsWith("GET ") && MISSING.has(status);
}
