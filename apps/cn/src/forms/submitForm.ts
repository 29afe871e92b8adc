import { APPEAL_ANCHOR } from "@wesdom/page-sections/appeal";
import { routeOfPath } from "@wesdom/site-runtime";
import type { SiteRouterContext } from "@wesdom/site-runtime/react";
import { submitLeadForm, type LeadFormOptions, type SubmitResult } from "@wesdom/site-runtime/server";
import { copy as home } from "#copy/home.zh.yml";
import { copy as reservation } from "#copy/reservation.zh.yml";
import {
  RESERVATION_ANCHOR,
  RESERVATION_ROUTE,
  sourceTypeOf,
} from "../pages/reservation/reservation-place.ts";

const APPEAL: LeadFormOptions = {
  kind: "appeal",
  language: "zh",
  texts: home.appeal,
  anchor: APPEAL_ANCHOR,
};

const RESERVATION: LeadFormOptions = {
  kind: "reservation",
  language: "zh",
  texts: reservation,
  anchor: RESERVATION_ANCHOR,
};

/**
 * Answers the plain form posts of this site: the consultation form of the home page, and the reservation, whose address
 * says where the visitor came from.
 */
export function submitForm(
  request: Request,
  form: FormData,
  context: SiteRouterContext,
): Promise<SubmitResult> {
  const { pathname, searchParams } = new URL(request.url);
  if (routeOfPath(pathname)?.name !== RESERVATION_ROUTE) {
    return submitLeadForm(request, form, context, APPEAL);
  }
  form.set("sourceType", sourceTypeOf(searchParams));
  return submitLeadForm(request, form, context, RESERVATION);
}
