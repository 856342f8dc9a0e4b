import type { PropertyFields } from "#contract/listings/property-input.ts";
import { query } from "#worker/db/query.ts";
import { type PropertyRecord, toUpdatedColumns } from "#worker/modules/properties/write/property-columns.ts";
import { findPropertyForUpdate, updateColumns } from "#worker/modules/properties/write/property-writes.repository.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { prepare } from "./prepare.ts";
import { stableUuid } from "./stable-uuid.ts";

/** What happened to a seeded listing after it was entered. */
interface SampleChange {
  daysAgo: number;
  before: PropertyFields;
  after: PropertyFields;
}

/** By title. A reduced price was public for more than 7 days before. Together with `unavailable`, the drafts describe the listings after their change. */
const sampleChanges = new Map<string, SampleChange>([
  ["Corner house with shop, Red Light", { daysAgo: 3, before: { price: 79_000 }, after: { price: 74_500 } }],
  ["Family apartment, Thinkers Village", { daysAgo: 9, before: { monthly_rent: 900 }, after: { monthly_rent: 850 } }],
  [
    "City studio above Randall Street",
    { daysAgo: 2, before: { is_available: true }, after: { status: "under_offer" } },
  ],
  ["Duplex for two families, Gardnersville", { daysAgo: 3, before: { is_available: true }, after: { status: "sold" } }],
  ["Two-bedroom house, Chocolate City", { daysAgo: 1, before: { is_available: true }, after: { status: "let" } }],
]);

/** Returns a listing as it was when it was entered. */
export function beforeChange(record: PropertyRecord): PropertyRecord {
  const { before } = sampleChanges.get(record.property.title) ?? {};
  return before ? { ...record, property: { ...record.property, ...before } as PropertyRecord["property"] } : record;
}

/**
 * Returns statements that change new listings as an admin does, with entries in their history. The dates are relative to
 * the seeding, so sold and let homes leave the lists after 30 days like any others.
 */
export async function prepareSampleChanges(
  db: D1Database,
  records: PropertyRecord[],
  now: Date,
): Promise<D1PreparedStatement[]> {
  const [, admin] = demoAccounts;
  const authorId = stableUuid(admin?.email ?? "");
  const statements: D1PreparedStatement[] = [];
  for (const { uuid, property } of records) {
    const change = sampleChanges.get(property.title);
    const [found] = change ? await query(db, findPropertyForUpdate(property.kind, uuid)) : [];
    if (!change || !found) continue;
    const at = new Date(now.getTime() - change.daysAgo * 86_400_000);
    const columns = toUpdatedColumns(found.row, change.after, at);
    statements.push(
      prepare(db, updateColumns(found.row, columns, at.toISOString())),
      db
        .prepare("UPDATE property_history SET actor_id = (SELECT id FROM users WHERE id = ?) WHERE property_n = ?")
        .bind(authorId, found.row.n),
    );
  }
  return statements;
}
