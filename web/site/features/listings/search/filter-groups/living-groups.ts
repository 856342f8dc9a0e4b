import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { type LivingFactName, livingFacts } from "#shared/listings/details/living-facts.ts";
import { type LivingFilterName, livingFilters } from "#shared/listings/details/living-filters.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import type { FilterGroup, FilterOption } from "./filter-group.ts";
import { withLowerBounds } from "./filter-groups.ts";

const choiceNames = ["power", "water", "road", "floods", "signal"] as const;
const flagNames = ["fence", "guard", "generator"] as const;

/** Returns what a value of a filter says beside the name of its group, such as "Own LEC meter" or "Fence". */
export function livingLabel(name: LivingFilterName, value: string): string {
  const fact: { label: string; texts?: Readonly<Record<string, string>> } = livingFacts[name];
  if (fact.texts) return fact.texts[value] ?? value;
  return value === "true" ? fact.label : `No ${fact.label.toLowerCase()}`;
}

/**
 * Returns the groups with the facts about living in a home after that of amenities. A value that no home has is left out,
 * and so is a group without values. Their code loads with the sheet.
 */
export function withLivingGroups(
  groups: readonly FilterGroup[],
  filters: PropertyFilters,
  facets: FacetsResponse | undefined,
): FilterGroup[] {
  const toOption = (name: LivingFilterName, value: string): FilterOption => ({
    name,
    value,
    label: livingLabel(name, value),
    count: facets && (facets.data[name]?.[value] ?? 0),
    checked: filters[name]?.includes(value) ?? false,
  });
  const toGroup = (name: FilterGroup["name"], legend: string, options: FilterOption[]): FilterGroup => ({
    name,
    legend,
    isMultiple: true,
    options: options.filter(({ count, checked }) => count !== 0 || checked),
  });
  const living = [
    ...choiceNames.map((name) =>
      toGroup(
        name,
        livingFacts[name satisfies LivingFactName].label,
        livingFilters[name].map((value) => toOption(name, value)),
      ),
    ),
    toGroup("living", "Fence, guard, generator", [
      ...flagNames.map((name) => toOption(name, "true")),
      // Only a link asks for homes without one.
      ...flagNames.map((name) => toOption(name, "false")).filter(({ checked }) => checked),
    ]),
  ];
  const shown = facets?.exact === false ? living.map(withLowerBounds) : living;
  const at = groups.findIndex(({ name }) => name === "amenity") + 1 || groups.length;
  return [...groups.slice(0, at), ...shown, ...groups.slice(at)];
}
