import type { Property } from "#contract/listings/property.ts";
import { formatCount, formatMoney } from "#web/lib/format/format-values.ts";

type Rental = Extract<Property, { kind: "rent" }>;
type MoveIn = Pick<Rental, "advance_months" | "deposit" | "agency_fee" | "move_in_cost" | "move_in_unknown">;

const part = (dollars: number | null, word: string) =>
  dollars === null ? `${word} unknown` : dollars ? `${formatMoney(dollars)} ${word}` : `no ${word}`;

/** Returns "$5,400 (12 months + $300 deposit + $300 fee)". Unknown parts are named, and the sum is then "at least". */
export function moveInText({ advance_months, deposit, agency_fee, move_in_cost, move_in_unknown }: MoveIn): string {
  if (move_in_cost === null && deposit === null && agency_fee === null) return "unknown, please ask";
  const months = advance_months === null ? "months in advance unknown" : formatCount(advance_months, "month");
  const parts = [months, part(deposit, "deposit"), part(agency_fee, "fee")].join(" + ");
  if (move_in_cost === null) return `unknown (${parts})`;
  return `${move_in_unknown.length > 0 ? "at least " : ""}${formatMoney(move_in_cost)} (${parts})`;
}
