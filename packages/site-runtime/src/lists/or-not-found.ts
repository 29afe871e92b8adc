import { ApiError } from "@wesdom/api-client";
import { notFound } from "@tanstack/react-router";
import { namesNothing } from "./names-nothing.ts";

/**
 * The answer to a call whose query comes from the address.
 *
 * @throws The router's 404 when the address names nothing, otherwise what the call threw.
 */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && namesNothing(error)) throw notFound();
    throw error;
  }
}
