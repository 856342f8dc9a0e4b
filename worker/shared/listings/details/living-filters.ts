// Every list page loads this file, so it has no texts.

/** The choices of the facts about living in a home. */
export const livingChoices = {
  power: ["own_meter", "shared_meter", "none"],
  water: ["piped", "borehole", "tank", "hand_pump", "none"],
  road: ["paved", "all_weather", "dry_season"],
  floods: ["never", "yard", "house"],
  signal: ["good", "weak", "none"],
} as const;

const flags = ["true", "false"] as const;

/** The facts that lists are filtered by, and the values of each filter, in the order of the URL. */
export const livingFilters = {
  power: livingChoices.power,
  generator: flags,
  water: livingChoices.water,
  fence: flags,
  guard: flags,
  road: livingChoices.road,
  floods: livingChoices.floods,
  signal: livingChoices.signal,
} as const satisfies Record<string, readonly string[]>;

export type LivingFilterName = keyof typeof livingFilters;
export const livingFilterNames = Object.keys(livingFilters) as LivingFilterName[];

/** A home passes a filter if it has one of its values. A home of which the fact is unknown does not pass. */
export type LivingFilters = { [Name in LivingFilterName]?: string[] };

/**
 * Returns the values with which a home passes a filter. An amenity "LEC" does not say whose meter it is, so it counts if both
 * are asked for.
 */
export function matchingLivingValues(name: LivingFilterName, values: readonly string[] = []): string[] {
  const valid = readLivingValues(name, values);
  return name === "power" && valid.includes("own_meter") && valid.includes("shared_meter") ? [...valid, "lec"] : valid;
}

/** Returns the valid ones of some values, in order. */
export const readLivingValues = (name: LivingFilterName, values: readonly string[] = []): string[] =>
  livingFilters[name].filter((value) => values.includes(value));
