import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { ConsultBar } from "@wesdom/ui-kit/consult-bar";
import type { ReactElement } from "react";
import { copy as frame } from "#copy/frame.zh.yml";
import { RESERVATION_PATH } from "../pages/reservation/reservation-place.ts";

/** The bar at the bottom edge: call, or ask for a consultation. */
export function SiteConsultBar(): ReactElement {
  const { settings } = useSiteEnvironment();
  return (
    <ConsultBar label={frame.header.consult}>
      <Button variant="outline" href={`tel:${settings.contact.zh.phone}`}>
        {frame.consultBar.call}
      </Button>
      <Button href={RESERVATION_PATH}>{frame.consultBar.consult}</Button>
    </ConsultBar>
  );
}
