import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

/** `23 properties found`, `1 property found`; `500+ properties found` where only that many were counted. */
export function formatResultCount({ total, total_exact }: Pick<CardListResponse, "total" | "total_exact">): string {
  const one = total === 1 && total_exact;
  return `${formatNumber(total)}${total_exact ? "" : "+"} ${one ? "property" : "properties"} found`;
}
