import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { formatMoney } from "#web/lib/format/format-values.ts";

/** One area with its number of homes. */
export interface AreaSummary {
  name: string;
  count: number;
  /** The lowest price, such as "from $300"; undefined when unknown. A rent is preferred, because it is the lower one. */
  from?: string;
}

/** Returns the areas that have homes, those with the most homes first. */
export function toAreaSummaries({ data, lowest_prices }: FacetsResponse): AreaSummary[] {
  return Object.entries(data.area)
    .filter(([, count]) => count > 0)
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB))
    .map(([name, count]) => {
      const { buy, rent } = lowest_prices[name] ?? {};
      const lowest = rent ?? buy;
      return { name, count, from: lowest === undefined ? undefined : `from ${formatMoney(lowest)}` };
    });
}
