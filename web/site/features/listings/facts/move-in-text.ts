import type { Property } from "#contract/listings/property.ts";
import { formatCount, formatMoney } from "#web/lib/format/format-values.ts";

type Rental = Extract<Property, { kind: "rent" }>;
type MoveIn = Pick<Rental, "advance_months" | "deposit" | "agency_fee" | "move_in_cost" | "move_in_unknown">;

/** Whether any amount of the money to move in is known. */
export const hasMoveInAmount = ({ deposit, agency_fee, move_in_cost }: MoveIn) =>
  [deposit, agency_fee, move_in_cost].some((amount) => amount !== null);

/**
 * Returns "$5,400 (12 months + $300 deposit + $300 fee)". Unknown parts are named, and the sum is then "at least".
 * @param format returns an amount of US dollars as text
 */
export function moveInText(terms: MoveIn, format = formatMoney): string {
  const { advance_months, deposit, agency_fee, move_in_cost, move_in_unknown } = terms;
  const part = (dollars: number | null, word: string) =>
    dollars === null ? `${word} unknown` : dollars ? `${format(dollars)} ${word}` : `no ${word}`;
  if (!hasMoveInAmount(terms)) return "unknown, please ask";
  const months = advance_months === null ? "months in advance unknown" : formatCount(advance_months, "month");
  const parts = [months, part(deposit, "deposit"), part(agency_fee, "fee")].join(" + ");
  if (move_in_cost === null) return `unknown (${parts})`;
  return `${move_in_unknown.length > 0 ? "at least " : ""}${format(move_in_cost)} (${parts})`;
}
