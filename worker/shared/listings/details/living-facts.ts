// This file has no schemas, so that public pages can use it without loading zod.
import { livingChoices } from "./living-filters.ts";
import { hasDetailType, type PropertyDetail, type ValuesOf } from "./property-detail.ts";

const fact = { section: "living", isCompared: true } as const;

/**
 * The facts about living in a home, in the order of the form and of the page. Each has a column of the same name; responses
 * have all of them as `living`. What is null is unknown, and never shown as "no".
 */
export const livingFacts = {
  power: {
    ...fact,
    type: "choice",
    label: "Power",
    choices: livingChoices.power,
    texts: { own_meter: "Own LEC meter", shared_meter: "Shared LEC meter", none: "No LEC power" },
  },
  power_hours: { ...fact, type: "whole", max: 24, label: "Hours of power a day" },
  generator: { ...fact, type: "flag", label: "Generator" },
  water: {
    ...fact,
    type: "choice",
    label: "Water",
    choices: livingChoices.water,
    texts: { piped: "Piped", borehole: "Borehole", tank: "Tank", hand_pump: "Hand pump", none: "None on the plot" },
  },
  fence: { ...fact, type: "flag", label: "Fence" },
  guard: { ...fact, type: "flag", label: "Guard" },
  road: {
    ...fact,
    type: "choice",
    label: "Road",
    choices: livingChoices.road,
    texts: { paved: "Paved", all_weather: "Passable all year", dry_season: "Dry season only" },
  },
  road_minutes: { ...fact, type: "whole", max: 120, label: "Minutes to the main road" },
  floods: {
    ...fact,
    type: "choice",
    label: "Flooding",
    choices: livingChoices.floods,
    texts: { never: "Never floods", yard: "The yard floods", house: "The house floods" },
  },
  signal: {
    ...fact,
    type: "choice",
    label: "Phone signal",
    choices: livingChoices.signal,
    texts: { good: "Good", weak: "Weak", none: "None" },
  },
} as const satisfies Record<string, PropertyDetail>;

export type LivingFactName = keyof typeof livingFacts;
/** What is known about living in a home. */
export type Living = ValuesOf<typeof livingFacts>;

export const livingFactNames = Object.keys(livingFacts) as LivingFactName[];
export const listLivingFacts: readonly [name: LivingFactName, fact: PropertyDetail][] = livingFactNames.map((name) => [
  name,
  livingFacts[name],
]);

/** Returns the facts that a form's body or a stored record has. A missing value, or one of another type, is unknown. */
export function readLiving(source: Readonly<Record<string, unknown>>): Living {
  const entries = listLivingFacts.map(([name, detail]) => [
    name,
    hasDetailType(detail, source[name]) ? source[name] : null,
  ]);
  return Object.fromEntries(entries);
}

/** Returns what people read for a fact: "Own LEC meter", "Yes", "12"; null if it is unknown. */
export function livingText(name: LivingFactName, living: Living): string | null {
  const value = living[name];
  if (value === null) return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const detail: PropertyDetail = livingFacts[name];
  return (detail.type === "choice" && detail.texts?.[value]) || String(value);
}
