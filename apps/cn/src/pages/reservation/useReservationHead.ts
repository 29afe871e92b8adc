import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { copy as texts } from "#copy/reservation.zh.yml";
import { RESERVATION_PATH } from "./reservation-place.ts";

/** Head of the reservation: kept out of search engines, as every page that only takes input. */
export function useReservationHead(): void {
  const { settings } = useSiteEnvironment();
  useSitePageHead("zh", {
    path: RESERVATION_PATH,
    title: texts.documentTitle({ brand: settings.brand.zh.name }),
    description: texts.description,
    keywords: texts.keywords,
    card: "contact",
    twins: { zh: RESERVATION_PATH },
    noindex: true,
  });
}
