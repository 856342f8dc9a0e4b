import { siteDefaults } from "#contract/site/site-details.ts";
import { noteCatalogueChange } from "#worker/db/catalogue-changes.ts";
import { batch, query } from "#worker/db/query.ts";
import { type AppliedRules, applyListingRules } from "#worker/modules/properties/rules/listing-rules.repository.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";

/**
 * Applies the owner's periods to all properties: what leaves the lists, what counts as confirmed, what as reduced.
 * @returns the numbers of changed properties; undefined when nothing was due
 */
export async function keepListingRules(db: D1Database, now: Date): Promise<AppliedRules | undefined> {
  const [saved] = await query(db, findSavedSite);
  const rules = (saved?.data.site ?? siteDefaults).listing_rules;
  const [applied] = await query(db, applyListingRules(rules, now));
  if (Object.values(applied).every((count) => count === 0)) return undefined;
  await batch(db, noteCatalogueChange());
  return applied;
}
