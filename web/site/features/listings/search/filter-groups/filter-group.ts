import type { LivingFilterName } from "#shared/listings/details/living-filters.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import type { FilterGroupName } from "../../list-pages/list-page-config.ts";

/** One option of a group, with the name and value that the form sends. */
export interface FilterOption {
  name: string;
  value: string;
  label: string;
  /** How many properties the option would leave. Undefined if unknown. */
  count?: number | undefined;
  /** There may be more properties than `count`, because the service did not count them all. */
  isLowerBound?: boolean;
  checked: boolean;
}

export interface FilterGroup {
  name: FilterGroupName | LivingFilterName | "living";
  legend: string;
  /** Whether several options can be selected. */
  isMultiple: boolean;
  options: FilterOption[];
}

/** Returns `12`, `12+` for a lower bound, or undefined for an unknown count. */
export function formatOptionCount({ count, isLowerBound }: FilterOption): string | undefined {
  return count === undefined ? undefined : formatNumber(count) + (isLowerBound ? "+" : "");
}

/** An option that would leave an empty list is disabled, unless it is already selected or means "any". */
export function isOptionDisabled({ count, checked, value }: FilterOption): boolean {
  return count === 0 && !checked && value !== "";
}
