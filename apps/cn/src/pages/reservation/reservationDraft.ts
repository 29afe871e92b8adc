import { readJson, writeKey, type KeyValueStorage } from "@wesdom/site-runtime/browser";
import type { PickableArea } from "@wesdom/ui-kit/area-picker";
import { isBlank, NO_VALUES, type ReservationValues } from "./reservationState.ts";

/** Key of the draft in session storage: a reload finds it, another tab does not, and it ends with the tab. */
export const DRAFT_KEY = "wsdReservationDraft";

/** Fields that are plain texts. */
const TEXTS = ["needs", "budget", "company", "time", "name", "phone"] as const;

/** The draft of this tab; `null` where there is none, it is of another shape, or storage is blocked. */
export function readDraft(storage: KeyValueStorage | null): ReservationValues | null {
  const draft = readJson(storage, DRAFT_KEY);
  if (!isRecord(draft)) return null;
  const values = valuesOf(draft);
  return isBlank(values) ? null : values;
}

/**
 * Keeps what is filled in; nothing filled in: removes the draft.
 *
 * @returns Whether storage took it.
 */
export function keepDraft(storage: KeyValueStorage | null, values: ReservationValues): boolean {
  return writeKey(storage, DRAFT_KEY, isBlank(values) ? null : JSON.stringify(values));
}

function valuesOf(record: Readonly<Record<string, unknown>>): ReservationValues {
  const texts = TEXTS.map((field) => [field, typeof record[field] === "string" ? record[field] : ""]);
  const { services, area } = record;
  return {
    ...NO_VALUES,
    ...(Object.fromEntries(texts) as Pick<ReservationValues, (typeof TEXTS)[number]>),
    services: Array.isArray(services) ? services.filter((code) => typeof code === "string") : [],
    area: Array.isArray(area) && area.every(isArea) ? area : [],
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isArea(value: unknown): value is PickableArea {
  return isRecord(value) && typeof value["code"] === "string" && typeof value["name"] === "string";
}
