import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

/** Returns `23 properties found`, or `500+ properties found` if the service stopped counting there. */
export function formatResultCount({ total, total_exact }: Pick<CardListResponse, "total" | "total_exact">): string {
  const isSingle = total === 1 && total_exact;
  return `${formatNumber(total)}${total_exact ? "" : "+"} ${isSingle ? "property" : "properties"} found`;
}
