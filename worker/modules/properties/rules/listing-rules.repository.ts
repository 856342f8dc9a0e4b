import { type SQL, sql } from "drizzle-orm";
import { reductionDays } from "#contract/listings/status/listing-status.ts";
import { daysBefore, type ListingRules } from "#contract/site/listing-rules.ts";
import type { Query } from "#worker/db/query.ts";

/** Rows changed per rule and run; the next run continues. Each rewrites the row's indexes and counters. */
const maxPerRule = 300;

/** Reads the numbers of rows that a rule changed. */
export interface AppliedRules {
  off_list: number;
  listed: number;
  confirmations: number;
  reductions: number;
}

/**
 * Brings the stored flags of properties up to date: what has left the lists, what counts as confirmed and what as
 * reduced. A longer period of the owner puts properties back.
 */
export function applyListingRules(rules: ListingRules, now: Date): Query<AppliedRules> {
  const gone = daysBefore(rules.gone_after_days, now);
  const hidden = daysBefore(rules.hide_after_days, now);
  const confirmed = daysBefore(rules.confirm_after_days, now);
  return {
    statements: [
      setOffList(true, true, sql`off_list_from <= ${gone}`),
      setOffList(true, false, sql`off_list_from <= ${hidden}`),
      setOffList(false, true, sql`off_list_from > ${gone}`),
      setOffList(false, false, sql`off_list_from > ${hidden}`),
      setConfirmed(false, sql`confirmed_at <= ${confirmed}`),
      setConfirmed(true, sql`confirmed_at > ${confirmed}`),
      sql`UPDATE properties SET previous_price_cents = NULL, price_reduced_at = NULL WHERE n IN (
          SELECT n FROM properties INDEXED BY properties_reduced
          WHERE price_reduced_at <= ${daysBefore(reductionDays, now)} LIMIT ${maxPerRule})
        RETURNING 1 AS changed`,
    ],
    read(results) {
      const [goneRows = 0, hiddenRows = 0, back = 0, listed = 0, expired = 0, renewed = 0, reductions = 0] =
        results.map((rows) => rows.length);
      return {
        off_list: goneRows + hiddenRows,
        listed: back + listed,
        confirmations: expired + renewed,
        reductions,
      };
    },
  };
}

function setOffList(isOffList: boolean, isGone: boolean, condition: SQL): SQL {
  return sql`UPDATE properties SET off_list = ${Number(isOffList)} WHERE n IN (
      SELECT n FROM properties INDEXED BY properties_off_list
      WHERE off_list = ${Number(!isOffList)} AND is_gone = ${Number(isGone)} AND ${condition} LIMIT ${maxPerRule})
    RETURNING 1 AS changed`;
}

function setConfirmed(isConfirmed: boolean, condition: SQL): SQL {
  return sql`UPDATE properties SET is_confirmed = ${Number(isConfirmed)} WHERE n IN (
      SELECT n FROM properties INDEXED BY properties_confirmed
      WHERE is_confirmed = ${Number(!isConfirmed)} AND ${condition} LIMIT ${maxPerRule})
    RETURNING 1 AS changed`;
}
