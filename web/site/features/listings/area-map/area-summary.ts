import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { formatMoney, formatNumber } from "#web/lib/format/format-values.ts";

/** One area with its number of homes. */
export interface AreaSummary {
  name: string;
  /** Such as "12", or "12+" if the service counted only a part of the listings. */
  count: string;
  /** The lowest price, such as "from $300"; undefined when unknown. A rent is preferred, because it is the lower one. */
  from?: string;
  /** The lowest price in US dollars. */
  lowest?: number;
  /** "/mo" if the lowest price is a rent. */
  unit: string;
}

/**
 * Returns the areas that have homes, those with the most homes first.
 * @param selected areas that are included without homes too, so that a filter by them can be removed
 */
export function toAreaSummaries(
  { data, lowest_prices, exact }: FacetsResponse,
  selected: readonly string[] = [],
): AreaSummary[] {
  const counts = { ...Object.fromEntries(selected.map((name) => [name, 0])), ...data.area };
  return Object.entries(counts)
    .filter(([name, count]) => count > 0 || selected.includes(name))
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB))
    .map(([name, count]) => {
      const { buy, rent } = lowest_prices[name] ?? {};
      const lowest = rent ?? buy;
      return {
        name,
        count: formatNumber(count) + (exact ? "" : "+"),
        from: lowest === undefined ? undefined : `from ${formatMoney(lowest)}`,
        lowest,
        unit: rent === undefined ? "" : "/mo",
      };
    });
}
