export { GrowingList } from "./GrowingList.tsx";
export { pagedHead } from "./pagedHead.ts";
