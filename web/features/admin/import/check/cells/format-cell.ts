import { listingStatuses } from "#contract/listings/status/listing-status.ts";
import { storedCurrency } from "#contract/listings/written-values/currencies.ts";
import { formatMoney, formatNumber } from "#web/lib/format/format-values.ts";
import { statusLabel } from "#web/lib/format/status-label.ts";
import type { ColumnPlan } from "../../columns/column-layouts.ts";

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

/**
 * Returns what a cell is worth if it is meant as it is written, such as "$150" for "150.000". Undefined if that is the text
 * itself, or if the file says that its numbers have another currency or unit.
 */
export function formatAsWritten(
  field: string,
  text: string,
  { currency = storedCurrency, units = {} }: Pick<ColumnPlan, "currency" | "units">,
): string | undefined {
  const number = plainNumber(text);
  if (number === undefined || currency !== storedCurrency || Object.keys(units).length > 0) return undefined;
  return amounts.has(field) ? formatMoney(number) : numeric.has(field) ? formatNumber(number) : undefined;
}
const numeric: ReadonlySet<string> = new Set(["area_sqft", "bedrooms", "bathrooms", "advance_months"]);

const plainNumber = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);

/** Long texts are cut: the start is enough to recognize them. */
export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
