import { formValues, type FormValues } from "@wesdom/site-runtime";
import type { PickableArea } from "@wesdom/ui-kit/area-picker";
import { NO_VALUES, type ReservationValues } from "./reservationState.ts";

/** What a plainly posted form held, as the steps know it. */
export function postedValues(values: FormValues, provinces: readonly PickableArea[]): ReservationValues {
  const code = String(values["areaCode"] ?? "");
  return { ...NO_VALUES, ...textsOf(values), area: provinces.filter((province) => province.code === code) };
}

/** What the fields hold; the area is left to its picker, which takes over what was chosen before hydration. */
export function typedValues(form: FormData): Partial<ReservationValues> {
  return textsOf(formValues(form));
}

function textsOf(values: FormValues): Omit<ReservationValues, "area"> {
  const text = (name: string): string => String(values[name] ?? "");
  const { services = [] } = values;
  return {
    services: typeof services === "string" ? [services] : services,
    needs: text("needs"),
    budget: text("budget"),
    company: text("company"),
    time: text("time"),
    name: text("name"),
    phone: text("phone"),
  };
}
