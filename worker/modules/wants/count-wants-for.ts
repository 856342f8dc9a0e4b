import { query } from "#worker/db/query.ts";
import { findCatalogueHomesById } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import { findWantsFor } from "./find-wants.repository.ts";

/** Returns how many people look for each of some homes, by uuid; 0 for an unknown home. */
export async function countWantsFor(db: D1Database, uuids: readonly string[]): Promise<Map<string, number>> {
  const [homes] = await query(db, findCatalogueHomesById(uuids));
  const found = await query(db, ...homes.map(findWantsFor));
  return new Map(uuids.map((uuid) => [uuid, found[homes.findIndex((home) => home.uuid === uuid)]?.length ?? 0]));
}
