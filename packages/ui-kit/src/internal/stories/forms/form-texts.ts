import type { PickableArea } from "../../../area-picker/index.ts";
import type { ChoiceOption } from "../../../choice/index.ts";
import type { CompanySuggestion } from "../../../company-autocomplete/index.ts";
import type { FormStep } from "../../../step-indicator/index.ts";

/** What the stories of form components say. */
export interface FormTexts {
  readonly company: string;
  readonly companyHint: string;
  readonly companies: readonly CompanySuggestion[];
  readonly companyPart: string;
  readonly password: string;
  readonly newPassword: string;
  readonly strength: readonly [empty: string, weak: string, fair: string, good: string];
  readonly rules: readonly [length: string, mixed: string, plain: string];
  readonly code: string;
  readonly codeHint: string;
  readonly errorCode: string;
  readonly area: string;
  readonly areas: readonly PickableArea[];
  readonly parts: Readonly<Record<string, readonly PickableArea[]>>;
  readonly services: string;
  readonly servicesHint: string;
  readonly serviceOptions: readonly ChoiceOption[];
  readonly errorServices: string;
  readonly plan: string;
  readonly planOptions: readonly ChoiceOption[];
  readonly budget: string;
  readonly budgetOptions: readonly ChoiceOption[];
  readonly errorBudget: string;
  readonly time: string;
  readonly timeOptions: readonly ChoiceOption[];
  readonly steps: readonly FormStep[];
  readonly wish: string;
  readonly wishText: string;
  readonly wishPlaceholder: string;
  readonly search: string;
  readonly next: string;
}
