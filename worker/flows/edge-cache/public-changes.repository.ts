import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import { publicEntities } from "./public-changes.ts";

/** The row of `jobs` with the number of the last change that the cache in front of the worker knows. */
export const invalidationJob = "edge-cache";

/** More changes at once than this are not read one by one. */
export const maxChanges = 1000;

const changeRow = z.object({
  n: z.number(),
  at: z.string(),
  entity: z.string(),
  id: z.string(),
  action: z.string(),
  kind: z.string().nullable(),
  areaKey: z.string().nullable(),
  isViewable: storedFlag.nullable(),
  names: storedJson(z.array(z.string())),
});

export type FoundChange = z.output<typeof changeRow>;

/**
 * Finds the changes that the cache does not know yet, the newest first. The audit log has one entry in the batch of every
 * change.
 */
export const findPublicChanges = (): Query<FoundChange[]> =>
  selectRows(
    sql`SELECT audit.n, audit.at, entity, entity_id AS id, action, kind, area_key AS areaKey,
        is_viewable AS isViewable,
        (SELECT json_group_array(field.key) FROM json_each(audit.after) AS field
          WHERE field.value IS NOT (SELECT value FROM json_each(audit.before) WHERE key = field.key)) AS names
      FROM audit LEFT JOIN properties ON entity = 'property' AND properties.uuid = entity_id
      WHERE audit.n > coalesce((SELECT json_extract(state, '$.n') FROM jobs WHERE name = ${invalidationJob}), 0)
        AND entity IN (SELECT value FROM json_each(${JSON.stringify(publicEntities)}))
      ORDER BY audit.n DESC LIMIT ${integerLiteral(maxChanges)}`,
    changeRow,
  );

/** Stores the number of the last change that the cache knows. */
export const saveLastChange = (n: number): Statement => saveJobState(invalidationJob, { n });
