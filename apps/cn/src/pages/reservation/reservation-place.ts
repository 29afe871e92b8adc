/** Path of the reservation. */
export const RESERVATION_PATH = "/m/zh-cn/common/Reservation";

/** Name of its route. */
export const RESERVATION_ROUTE = "m-zh-cn-common-Reservation";

/** Fragment of the form on its page. */
export const RESERVATION_ANCHOR = "reservation";

/** Query key of the links to it that says where they stand, e.g. `nav` in the header. */
const TYPE_KEY = "type";

/** Shape of its values; anything else is nobody's link of ours and is left out. */
const TYPE = /^[\w-]{1,40}$/;

/** Where a reservation comes from, as the page's address tells; empty: it does not. */
export function sourceTypeOf(query: URLSearchParams): string {
  const type = query.get(TYPE_KEY) ?? "";
  return TYPE.test(type) ? type : "";
}
