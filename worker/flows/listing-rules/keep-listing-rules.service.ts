import { siteDefaults } from "#contract/site/site-details.ts";
import { batch, query } from "#worker/db/query.ts";
import { cacheTags, changedListTags } from "#worker/http/caching/cache-tags.ts";
import { requestRenewal } from "#worker/modules/operations/cache-renewals.repository.ts";
import {
  type AppliedRules,
  applyDueChanges,
  findDueChanges,
  maxPerRule,
} from "#worker/modules/properties/rules/listing-rules.repository.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";

/**
 * Applies the owner's periods to all properties: what leaves the lists, what counts as confirmed, what as reduced. The
 * cache in front of the worker is asked to renew the lists and these properties.
 * @returns the numbers of changed properties; undefined when nothing was due
 */
export async function keepListingRules(db: D1Database, now: Date): Promise<AppliedRules | undefined> {
  const [saved] = await query(db, findSavedSite);
  const rules = (saved?.data.site ?? siteDefaults).listing_rules;
  const [changes] = await query(db, findDueChanges(rules, now));
  if (changes.length === 0) return undefined;
  const uuids = new Set(changes.flatMap(({ homes }) => homes.map(({ uuid }) => uuid)));
  const renewed = requestRenewal([...changedListTags(), ...[...uuids].map(cacheTags.property)]);
  await batch(db, ...applyDueChanges(changes), renewed);
  const applied: AppliedRules = { delisted: 0, listed: 0, confirmations: 0, reductions: 0 };
  for (const { rule, homes } of changes) applied[rule] += homes.length;
  return applied;
}

export const listingRulesTask: ScheduledTask = {
  name: "listing-rules",
  label: "updating what the lists show",
  when: "every five minutes",
  limit: `${maxPerRule} listings of each rule`,
  whenLate: "Lists show sold, let and unconfirmed homes longer.",
  run: ({ db, now }) => keepListingRules(db, now),
};
