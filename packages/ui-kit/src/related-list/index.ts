export { RelatedList } from "./RelatedList.tsx";
export type { RelatedItem, RelatedListProps } from "./RelatedList.tsx";
