import type { Stat } from "#contract/admin/stats.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

/** Returns the change from the period before and both counts: "+50% · 9 in 30 days, 6 before"; "new" if there were none before. */
export function statChangeText({ recent, previous, change }: Omit<Stat, "value">, days: number): string {
  const sign = change === "new" || change === 0 ? "" : change > 0 ? "+" : "−";
  const percent = change === "new" ? "new" : `${sign}${formatNumber(Math.abs(change))}%`;
  return `${percent} · ${formatNumber(recent)} in ${days} days, ${previous === 0 ? "none" : formatNumber(previous)} before`;
}
