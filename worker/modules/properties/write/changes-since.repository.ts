import { sql } from "drizzle-orm";
import * as z from "zod";
import type { ChangedField } from "#contract/listings/status/property-conflict.ts";
import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { type Query, selectRows } from "#worker/db/query.ts";

/**
 * Finds who changed which field of a property after a version, the last change of each field. The audit log has the fields
 * of edits and imports; the history has what only triggers record. A plus keeps SQLite from an index that finds the changes of
 * all homes.
 * @param since the `updated_at` of the version
 */
export function findChangesSince(kind: PropertyKind, uuid: string, since: string): Query<ChangedField[]> {
  const importPath = `$."${uuid}"`;
  const { priceField } = propertyKindTraits[kind];
  return selectRows(
    sql`SELECT field, username AS by, max(at) AS at FROM (
          SELECT names.key AS field, actor_id, at
          FROM audit, json_each(audit.after) AS names
          WHERE entity_id = ${uuid} AND +action = 'update' AND +at > ${since}
          UNION ALL
          SELECT names.key, actor_id, at
          FROM (SELECT actor_id, at, after FROM audit
            WHERE entity_id IN (SELECT import_id FROM import_rows WHERE property_uuid = ${uuid})
              AND +action = 'import-changes' AND +at > ${since} AND instr(after, ${uuid}) > 0) AS parts,
            json_each(parts.after, ${importPath}) AS names WHERE names.key <> 'reference'
          UNION ALL
          SELECT iif(field = 'price', ${priceField}, field), actor_id, at FROM property_history
          WHERE property_n = (SELECT n FROM properties WHERE uuid = ${uuid}) AND at > ${since} AND actor_id IS NOT NULL
        ) LEFT JOIN users ON users.id = actor_id
        GROUP BY field ORDER BY at DESC, field`,
    z.object({ field: z.string(), by: z.string().nullable(), at: z.string() }),
  );
}
