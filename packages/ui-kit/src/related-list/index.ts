export { RelatedList, type RelatedItem, type RelatedListProps } from "./RelatedList.tsx";
