import { statusLabel } from "#shared/listings/status/status-label.ts";
import { formatCount, formatDate, formatMoney } from "#web/lib/format/format-values.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";

type CardStatus = Pick<CardProperty, "status" | "confirmed_at" | "confirmed_by_owner">;

const dayMs = 86_400_000;
/** Older dates are shown with their year. */
const maxDaysWithoutYear = 300;

/** Returns the text of the status badge. */
export const statusText = ({ status }: Pick<CardProperty, "status">): string => statusLabel(status);

/** Whether the home was sold or let. */
export const isSoldOrLet = ({ status }: Pick<CardProperty, "status">) => status === "sold" || status === "let";

/** Returns "Reduced from $900", or nothing if the price was not reduced lately. */
export function reductionText({ previous_price }: { previous_price?: number | null }): string | undefined {
  return previous_price ? `Reduced from ${formatMoney(previous_price)}` : undefined;
}

/**
 * Returns when the agency or the owner last said that the home is on the market; nothing for homes that are not.
 * @param days for how long a confirmation counts
 */
export function confirmationText(
  { status, confirmed_at, confirmed_by_owner, sample }: CardStatus & { sample?: boolean | undefined },
  days: number,
  now = Date.now(),
): string | undefined {
  if (sample || (status !== "available" && status !== "under_offer")) return undefined;
  if (!confirmed_at) return "Not confirmed yet";
  const age = Math.max(0, Math.floor((now - Date.parse(confirmed_at)) / dayMs));
  const day = formatDate(confirmed_at).slice(0, age < maxDaysWithoutYear ? -5 : undefined);
  if (age >= days) return `Not confirmed since ${day}`;
  return confirmed_by_owner
    ? `Confirmed by the owner, ${day}`
    : `Confirmed ${age ? `${formatCount(age, "day")} ago` : "today"}`;
}
