export { CompanyAutocomplete, type CompanyAutocompleteProps } from "./CompanyAutocomplete.tsx";
export type { CompanySuggestion, SuggestCompanies } from "./useSuggestions.ts";
