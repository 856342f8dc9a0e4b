import type { Stat } from "#contract/admin/stats.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

/** From fewer, a percentage says nothing: from 1 to 13 is +1,200%. */
const minForPercentage = 5;

/** Returns the change between the two periods: in per cent, or as a number if the earlier one had fewer than five. */
export function statChangeText({ recent, previous, change }: Stat): string {
  const isNumber = change === "new" || previous < minForPercentage;
  const difference = isNumber ? recent - previous : change;
  if (difference === 0) return "no change";
  return `${difference > 0 ? "+" : "−"}${formatNumber(Math.abs(difference))}${isNumber ? "" : "%"}`;
}
