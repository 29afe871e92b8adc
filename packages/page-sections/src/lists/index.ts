export { GrowingList } from "./GrowingList.tsx";
