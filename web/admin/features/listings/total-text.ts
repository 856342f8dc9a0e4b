import { formatNumber } from "#web/lib/format/format-values.ts";
import type { AdminListings } from "./use-admin-listings.ts";

/** Returns the number of listings that match: `60`, or `1,000+` if the API stopped counting. */
export const totalText = ({ total, total_exact }: Pick<AdminListings, "total" | "total_exact">): string =>
  `${formatNumber(total)}${total_exact ? "" : "+"}`;
