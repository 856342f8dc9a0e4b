import type { Stat } from "#contract/admin/stats.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

/** From fewer, a percentage says nothing: from 1 to 13 is +1,200%. */
const minForPercentage = 5;

/** Returns how many are new in the last 30 days, and the change in per cent from the 30 days before if these had at least five. */
export function statChangeText({ recent, previous, change }: Stat): string {
  const count = `${formatNumber(recent)} new in 30 days`;
  if (change === "new" || previous < minForPercentage) return count;
  if (change === 0) return `${count}, as before`;
  return `${count}, ${formatNumber(Math.abs(change))}% ${change > 0 ? "more" : "fewer"} than before`;
}
