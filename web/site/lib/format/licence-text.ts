import type { Professional } from "#contract/services/professional.ts";
import { formatDate } from "#web/lib/format/format-values.ts";

/** Returns the number of a professional's licence with the day it was checked; undefined if it is unknown. */
export function licenceText({
  licence_number,
  licence_checked_at,
}: Pick<Professional, "licence_number" | "licence_checked_at">): string | undefined {
  if (!licence_number) return undefined;
  return licence_checked_at ? `${licence_number}, checked on ${formatDate(licence_checked_at)}` : licence_number;
}
