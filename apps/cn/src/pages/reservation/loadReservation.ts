import { callsOf, commonArea, type ApiClient, type Service } from "@wesdom/api-client";
import type { PickableArea } from "@wesdom/ui-kit/area-picker";

/** What the reservation offers to choose from. */
export interface ReservationData {
  readonly services: readonly Pick<Service, "code" | "title">[];
  readonly provinces: readonly PickableArea[];
}

/** Asks the API for the services and for the first level of the areas. */
export async function loadReservation(api: ApiClient): Promise<ReservationData> {
  const [{ services }, provinces] = await Promise.all([
    api.call(callsOf(1).introduction),
    api.call(commonArea),
  ]);
  return {
    services: services.map(({ code, title }) => ({ code, title })),
    provinces: provinces.map(({ code, name, leaf }) => ({ code, name, leaf })),
  };
}
