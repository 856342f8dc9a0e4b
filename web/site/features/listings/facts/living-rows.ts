import {
  type Living,
  type LivingFactName,
  livingFactNames,
  livingFacts,
  livingText,
  readLiving,
} from "#shared/listings/details/living-facts.ts";

/** Returns the known facts as label and text, in order. */
export const livingRows = (living: Living | undefined): [label: string, text: string][] =>
  entries(living).flatMap(([name, text]) => (text === null ? [] : [[livingFacts[name].label, text]]));

/** Returns the labels of the facts that no colleague has checked. */
export const unknownFacts = (living: Living | undefined): string[] =>
  entries(living).flatMap(([name, text]) => (text === null ? [livingFacts[name].label] : []));

function entries(living: Living | undefined): [name: LivingFactName, text: string | null][] {
  const known = readLiving({ ...living });
  return livingFactNames.map((name) => [name, livingText(name, known)]);
}
