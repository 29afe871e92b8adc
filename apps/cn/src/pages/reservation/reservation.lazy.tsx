import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { ReservationData } from "./loadReservation.ts";
import { ReservationPage } from "./ReservationPage.tsx";

function Reservation(): ReactElement {
  const data: ReservationData = useLoaderData({ strict: false });
  return <ReservationPage data={data} />;
}

/** The page on which a consultation is booked. */
export const reservationPage = createLazyRoute("/m/zh-cn/common/Reservation")({ component: Reservation });
