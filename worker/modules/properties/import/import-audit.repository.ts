import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PropertyImportResponse } from "#contract/admin/property-import.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { failUnless } from "#worker/db/expressions.ts";
import { type Query, selectFirst } from "#worker/db/query.ts";
import { imports } from "#worker/db/tables/operations.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** A property that an import created (no values) or changed. */
export interface ImportChange {
  uuid: string;
  reference: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * Bytes of the values in one audit entry. The database accepts statements of up to 100 kB, so a copy of it could not
 * contain a longer entry.
 */
const maxEntryBytes = 60_000;
const maxChangesPerEntry = 25;

/** What is known of an import that has begun. */
export interface ImportStart {
  ownerId: string;
  isUndone: boolean;
}

/** Returns undefined for a new import. */
export function findImportState(importId: string): Query<ImportStart | undefined> {
  const found = builder
    .select({ ownerId: imports.actor_id, isUndone: isNotNull(imports.undone_at).mapWith(Boolean).as("is_undone") })
    .from(imports)
    .where(eq(imports.id, importId));
  return selectFirst(found);
}

/**
 * Adds a part to the counts of its import. The first part writes the audit line of the whole import. The batch fails at
 * `imports.changed_at` if the import has been undone since it was read.
 */
export function recordImport(
  actor: AdminActor,
  { importId, fileName }: { importId: string; fileName: string | undefined },
  { error, ...numbers }: PropertyImportResponse["data"]["counts"],
  now: Date,
): Statement[] {
  const at = now.toISOString();
  const counts = { ...numbers, failed: error };
  return [
    insertAuditEntry(
      actor,
      { action: "import", entity: "import", entityId: importId },
      now,
      sql`NOT EXISTS (SELECT 1 FROM imports WHERE id = ${importId})`,
    ),
    builder
      .insert(imports)
      .values({ id: importId, actor_id: actor.id, file_name: fileName, started_at: at, changed_at: at, ...counts })
      .onConflictDoUpdate({
        target: imports.id,
        set: {
          changed_at: failUnless(isNull(imports.undone_at), sql`excluded.changed_at`),
          created: sql`${imports.created} + ${counts.created}`,
          updated: sql`${imports.updated} + ${counts.updated}`,
          unchanged: sql`${imports.unchanged} + ${counts.unchanged}`,
          failed: sql`${imports.failed} + ${counts.failed}`,
        },
      }),
  ];
}

/**
 * Keeps the old and new values of properties in few audit entries, from which each change can be undone.
 * @param version the `updated_at` of the changed properties: it tells later changes from earlier ones
 */
export function recordImportChanges(
  actor: AdminActor,
  importId: string,
  changes: ImportChange[],
  version: string,
): Statement[] {
  return splitChanges(changes).map((group) => recordChanges(actor, importId, group, version));
}

function splitChanges(changes: ImportChange[]): ImportChange[][] {
  const groups: ImportChange[][] = [];
  let bytes = 0;
  for (const change of changes) {
    const size = bytesInCopy(change);
    const group = groups.at(-1);
    if (group && group.length < maxChangesPerEntry && bytes + size <= maxEntryBytes) {
      group.push(change);
      bytes += size;
    } else {
      groups.push([change]);
      bytes = size;
    }
  }
  return groups;
}

/** A copy of the database doubles each apostrophe. */
const bytesInCopy = (change: ImportChange) => Buffer.byteLength(JSON.stringify(change).replaceAll("'", "''"));

function recordChanges(actor: AdminActor, importId: string, changes: ImportChange[], version: string): Statement {
  const pick = (values: "before" | "after") =>
    Object.fromEntries(changes.map((change) => [change.uuid, { reference: change.reference, ...change[values] }]));
  return insertAuditEntry(
    actor,
    {
      action: "import-changes",
      entity: "import",
      entityId: importId,
      before: pick("before"),
      after: pick("after"),
    },
    new Date(version),
  );
}
