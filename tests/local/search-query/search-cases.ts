import { kindAndAmountCases } from "./kind-and-amount-cases.ts";
import { placeAndFactCases } from "./place-and-fact-cases.ts";
import { sentenceCases } from "./sentence-cases.ts";

/** All searches as people type them, with what they mean. */
export const searchCases = [
  ...kindAndAmountCases,
  ...placeAndFactCases,
  ...sentenceCases,
  ["", ""],
  ["   ", ""],
] as const;
