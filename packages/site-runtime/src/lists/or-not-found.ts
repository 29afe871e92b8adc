import { ApiError } from "@wesdom/api-client";
import { notFound } from "@tanstack/react-router";

/** Statuses with which the API says that an address names nothing: unknown, or no possible name at all. */
const MISSING = new Set<number | undefined>([400, 404]);

/**
 * The answer to a call whose query comes from the address.
 *
 * @throws The router's 404 when the address names nothing, otherwise what the call threw.
 */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && MISSING.has(error.status)) throw notFound();
    throw error;
  }
}
