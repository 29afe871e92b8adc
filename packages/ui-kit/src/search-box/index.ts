export { SEARCH_MAX_LENGTH, SearchBox } from "./SearchBox.tsx";
export type { SearchBoxProps } from "./SearchBox.tsx";
