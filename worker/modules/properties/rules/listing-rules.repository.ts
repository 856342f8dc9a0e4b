import { and, type SQL, sql } from "drizzle-orm";
import { daysBefore, type ListingRules } from "#contract/site/listing-rules.ts";
import { reductionDays } from "#shared/listings/status/listing-status.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** Rows changed per rule and run; the next run continues. Each rewrites the row's indexes. */
export const maxPerRule = 300;

type RuleName = "delisted" | "listed" | "confirmations" | "reductions";

/** Numbers of rows that the rules change. */
export type AppliedRules = Record<RuleName, number>;

interface Rule {
  rule: RuleName;
  set: { [Name in keyof typeof properties.$inferInsert]?: (typeof properties.$inferInsert)[Name] | SQL };
  isDue: SQL;
}

/** What a rule changes: these properties, if the condition still holds. */
interface DueChange extends Rule {
  homes: { n: number; uuid: string }[];
}

/** Finds the properties whose stored flags are no longer what the owner's periods say. */
export function findDueChanges(periods: ListingRules, now: Date): Query<DueChange[]> {
  const rules = listRules(periods, now);
  const { n, uuid } = properties;
  const due = rules.map(({ isDue }) => builder.select({ n, uuid }).from(properties).where(isDue).limit(maxPerRule));
  return combineQueries(due, (...found) =>
    rules.map((rule, position) => ({ ...rule, homes: found[position] ?? [] })).filter(({ homes }) => homes.length > 0),
  );
}

/** Brings the stored flags up to date. A property that an admin has just confirmed is left as it is. */
export function applyDueChanges(changes: readonly DueChange[]): Statement[] {
  return changes.map(({ set, isDue, homes }) => {
    const isFound = isOneOf(
      properties.n,
      homes.map(({ n }) => n),
    );
    return builder.update(properties).set(set).where(and(isFound, isDue));
  });
}

/**
 * Returns the rules: what is delisted, what counts as confirmed and what as reduced. A longer period of the owner
 * puts properties back.
 */
function listRules(periods: ListingRules, now: Date): Rule[] {
  const gone = daysBefore(periods.gone_after_days, now);
  const hidden = daysBefore(periods.hide_after_days, now);
  const confirmed = daysBefore(periods.confirm_after_days, now);
  return [
    delist(true, sql`delisted_from <= ${gone}`),
    delist(false, sql`delisted_from <= ${hidden}`),
    relist(true, sql`delisted_from > ${gone}`, now),
    relist(false, sql`delisted_from > ${hidden}`, now),
    setConfirmed(false, sql`confirmed_at <= ${confirmed}`),
    setConfirmed(true, sql`confirmed_at > ${confirmed}`),
    {
      rule: "reductions",
      set: { previous_price_cents: null, price_reduced_at: null },
      isDue: sql`price_reduced_at <= ${daysBefore(reductionDays, now)}`,
    },
  ];
}

const delist = (isClosed: boolean, condition: SQL): Rule => ({
  rule: "delisted",
  set: { is_delisted: true },
  isDue: sql`is_delisted = 0 AND is_closed = ${Number(isClosed)} AND ${condition}`,
});

/** The trigger cannot know when: `updated_at` stays as it is, so that an admin can save an open form. */
const relist = (isClosed: boolean, condition: SQL, now: Date): Rule => ({
  rule: "listed",
  set: { is_delisted: false, price_public_since: sql`iif(is_viewable = 1, ${now.toISOString()}, NULL)` },
  isDue: sql`is_delisted = 1 AND is_closed = ${Number(isClosed)} AND ${condition}`,
});

const setConfirmed = (isConfirmed: boolean, condition: SQL): Rule => ({
  rule: "confirmations",
  set: { is_confirmed: isConfirmed },
  isDue: sql`is_confirmed = ${Number(!isConfirmed)} AND ${condition}`,
});
