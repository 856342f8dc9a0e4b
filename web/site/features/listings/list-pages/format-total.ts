import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

/** Returns `23`, or `500+` if the service stopped counting there. */
export function formatTotal({ total, total_exact }: Pick<CardListResponse, "total" | "total_exact">): string {
  return formatNumber(total) + (total_exact ? "" : "+");
}
