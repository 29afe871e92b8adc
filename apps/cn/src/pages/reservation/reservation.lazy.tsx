import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { ReservationData } from "./loadReservation.ts";
import { ReservationPage } from "./ReservationPage.tsx";
import { RESERVATION_PATH } from "./reservation-place.ts";

function Reservation(): ReactElement {
  const data: ReservationData = useLoaderData({ strict: false });
  return <ReservationPage data={data} />;
}

/** The page on which a consultation is booked. */
export const reservationPage = createLazyRoute(RESERVATION_PATH)({ component: Reservation });
