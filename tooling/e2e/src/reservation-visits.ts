import type { Page } from "@playwright/test";
import { hydrated } from "./navigation.ts";

/** Where a visit is reserved, and what a reservation is called by. */
export const RESERVATION = "/m/zh-cn/common/Reservation";
export const REFERENCE = /W\d{6}-[2-9A-HJ-NP-Z]{8}/;

/** What the page keeps on the device: the way to the last step, without what is asked there. */
const DRAFT = {
  services: [],
  needs: "",
  budget: "",
  company: "沐颜",
  area: [
    { code: "440000", name: "广东省" },
    { code: "440305", name: "南山区", leaf: true },
  ],
  time: "",
  name: "林女士",
  phone: "",
};

let stranger = 0;
/** A phone of its own for each lead, as the limits count by them. */
export const newPhone = (): string => `137${String(Date.now() + ++stranger).slice(-8)}`;

/** A button of the form by its name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens the last step as a draft leads to it, filled in but for a code. */
export async function openContact(page: Page, origin: string, phone = newPhone()): Promise<void> {
  await page.addInitScript((values) => {
    if (sessionStorage.getItem("seen")) return;
    sessionStorage.setItem("seen", "1");
    sessionStorage.setItem("wsdReservationDraft", JSON.stringify(values));
  }, DRAFT);
  await page.goto(`${origin}${RESERVATION}?step=contact`);
  await hydrated(page);
  await page.locator('[name="phone"]').fill(phone);
  await page.locator('[name="consent"]').check();
}
