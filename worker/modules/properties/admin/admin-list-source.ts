import { sql } from "drizzle-orm";
import type { AdminPropertyListQuery } from "#contract/listings/admin-property-list-query.ts";
import { adminWord, lowerAscii, type PublicationState } from "#worker/db/property-columns/admin-words.ts";
import { type FilterCondition, matchAny } from "../search/filter-conditions.ts";
import { adminSource, type ListSource } from "../search/list-source.ts";
import { adminSearchCondition } from "./admin-search.ts";

/** What a list contains: published properties, drafts, both, or the bin. */
export type AdminScope = "published" | "drafts" | "both" | "bin";

export function getScope({ deleted, published }: AdminPropertyListQuery): AdminScope {
  if (deleted) return "bin";
  return published === undefined ? "both" : published ? "published" : "drafts";
}

const scopes: Record<AdminScope, { states: PublicationState[]; where: string }> = {
  published: { states: ["published"], where: "deleted_at IS NULL AND published = 1" },
  drafts: { states: ["draft"], where: "deleted_at IS NULL AND published = 0" },
  both: { states: ["draft", "published"], where: "deleted_at IS NULL" },
  bin: { states: ["bin"], where: "deleted_at IS NOT NULL" },
};

/** Converts the filters that only admins have to the source of their list. */
export function toAdminSource(query: AdminPropertyListQuery): ListSource {
  const { listed_by, unconfirmed, photos } = query;
  const scope = getScope(query);
  const { states, where } = scopes[scope];
  const conditions = [createCondition(states.map(adminWord.state), where)];
  if (listed_by) {
    const isLister = sql`lower(listed_by) = ${lowerAscii(listed_by)}`;
    conditions.push({ match: matchAny([adminWord.lister(listed_by)]), exact: true, where: isLister });
  }
  if (unconfirmed !== undefined) {
    const isDue = "(is_on_market = 1 AND is_confirmed = 0)";
    conditions.push(createCondition([adminWord.toConfirm(unconfirmed)], unconfirmed ? isDue : `NOT ${isDue}`));
  }
  if (photos !== undefined)
    conditions.push(createCondition([adminWord.photos(photos)], `image_numbers ${photos ? "<>" : "="} '[]'`));
  return adminSource(
    { conditions, toSearch: adminSearchCondition },
    { listed: scope === "published" || scope === "both", hidden: true },
  );
}

const createCondition = (words: string[], where: string): FilterCondition => ({
  match: matchAny(words),
  exact: true,
  where: sql.raw(where),
});
