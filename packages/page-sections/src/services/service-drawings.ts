import type { ServiceDrawing } from "@wesdom/ui-kit/service-index";

/** The instrument of each service, by its code. */
export const SERVICE_DRAWINGS: Readonly<Record<string, ServiceDrawing>> = {
  "influencer-marketing": "chain",
  "live-commerce": "ruler",
  "media-buying": "bars",
  "marketing-technology": "junction",
  "social-media-management": "week",
  "advertising-purchases": "slots",
  "reputation-management": "ripples",
  "e-commerce-operation": "barcode",
};
