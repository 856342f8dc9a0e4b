import { listingStatuses } from "#shared/listings/status/listing-status.ts";
import { statusLabel } from "#shared/listings/status/status-label.ts";
import { formatMoney, formatNumber } from "#web/lib/format/format-values.ts";

const amounts: ReadonlySet<string> = new Set(["price", "monthly_rent", "deposit", "agency_fee"]);
const kindLabels: Readonly<Record<string, string>> = { buy: "For sale", rent: "For rent" };
const flagLabels: Readonly<Record<string, string>> = { true: "Yes", false: "No" };

/** Returns a value of a field as people read it: "$85,000" for 85000. A text that is no value stays as it is. */
export function formatCell(field: string, text: string): string {
  const number = plainNumber(text);
  if (number !== undefined && amounts.has(field)) return formatMoney(number);
  if (number !== undefined && field === "area_sqft") return formatNumber(number);
  if (field === "kind") return kindLabels[text] ?? text;
  const status = field === "status" ? listingStatuses.find((name) => name === text) : undefined;
  return status ? statusLabel(status) : (flagLabels[text] ?? text);
}

const plainNumber = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);

/** Long texts are cut: the start is enough to recognize them. */
export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
