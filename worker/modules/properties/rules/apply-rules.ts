import { and, sql } from "drizzle-orm";
import { defaultListingRules, type ListingRules } from "#contract/site/listing-rules.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { properties } from "#worker/db/tables/properties.ts";

/**
 * Brings the flags of changed properties up to date in the batch of the change, so that a status or a confirmation moves
 * them into the lists or out of them at once. The cron does the same when time passes or the owner changes the periods.
 */
export function applyListingRules(uuids: readonly string[], now: Date): Statement[] {
  if (uuids.length === 0) return [];
  const before = (name: keyof ListingRules) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${now.toISOString()}, '-' || coalesce(
    (SELECT details ->> ${`$.listing_rules.${name}`} FROM site_settings WHERE id = 1), ${defaultListingRules[name]}
  ) || ' days')`;
  const isDelisted = sql`coalesce(delisted_from <= iif(is_closed = 1, ${before("gone_after_days")}, ${before("hide_after_days")}), 0)`;
  const isConfirmed = sql`coalesce(confirmed_at > ${before("confirm_after_days")}, 0)`;
  return [
    builder
      .update(properties)
      .set({ is_delisted: isDelisted, is_confirmed: isConfirmed })
      .where(
        and(
          isOneOf(properties.uuid, uuids),
          sql`(${properties.is_delisted} <> ${isDelisted} OR ${properties.is_confirmed} <> ${isConfirmed})`,
        ),
      ),
  ];
}
