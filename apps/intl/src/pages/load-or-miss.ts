import { notFound } from "@tanstack/react-router";
import { ApiError } from "@wesdom/api-client";

/** Answers for an address whose content does not exist, or could not: the API knows neither. */
const MISSING = new Set([400, 404]);

/** Asks the API; content that it does not know is a page that is not there. */
export async function loadOrMiss<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && error.status !== undefined && MISSING.has(error.status))
      throw notFound();
    throw error;
  }
}
