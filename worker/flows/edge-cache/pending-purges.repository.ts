import { eq, gt, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { purgeJob } from "#worker/db/catalogue-changes.ts";
import { builder } from "#worker/db/query/builder.ts";
import { integerLiteral } from "#worker/db/query/integer-literal.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query/query.ts";
import { storedFlag, storedJson } from "#worker/db/query/stored-values.ts";
import { imports, jobs } from "#worker/db/tables/operations.ts";
import { type PublicChange, publicEntities } from "./public-changes.ts";

/** What the cache in front of the worker knows. */
export interface PurgeState {
  /** Number of the last audit entry that has been purged. */
  purged: number;
  /** Number of the last audit entry that has been purged a second time, after the replicas knew it. */
  settled: number;
  /** Number of changes without an audit entry, see `noteCatalogueChange`; how many of them were purged, once and twice. */
  noted: number;
  /** The properties of such a change by its number, if it named them. */
  homes: Record<string, string[]>;
  notedPurged: number;
  notedSettled: number;
  /** Time of the last attempt, in milliseconds. */
  at: number;
}

export interface PendingPurges {
  state: PurgeState;
  /** The changes after the last settled one, oldest first. */
  changes: (PublicChange & { n: number; at: string })[];
  /** Whether an import has stored rows within `quietMs`. */
  isImporting: boolean;
}

/** The audit log also says what a bulk change or an import did, so this many entries are more than a burst. */
export const maxChanges = 1000;

const noState: PurgeState = { purged: 0, settled: 0, noted: 0, homes: {}, notedPurged: 0, notedSettled: 0, at: 0 };
const stateOf = (name: keyof PurgeState) => sql.raw(`coalesce(json_extract(state, '$.${name}'), 0)`);
const settled = sql`coalesce((SELECT ${stateOf("settled")} FROM jobs WHERE name = ${purgeJob}), 0)`;

const storedState = z.custom<Partial<PurgeState>>();
const changeRow = z.object({
  n: z.number(),
  at: z.string(),
  entity: z.string(),
  id: z.string(),
  action: z.string(),
  kind: z.string().nullable(),
  isViewable: storedFlag.nullable(),
  names: storedJson(z.array(z.string())),
});

/** Finds the changes that the cache may not know yet. The audit log has one entry in the batch of every change. */
export function findPendingPurges(now: Date, quietMs: number): Query<PendingPurges> {
  const quietSince = new Date(now.getTime() - quietMs).toISOString();
  const job = builder.select({ state: jobs.state }).from(jobs).where(eq(jobs.name, purgeJob));
  const changes = selectRows(
    sql`SELECT audit.n, audit.at, entity, entity_id AS id, action, kind, is_viewable AS isViewable,
        (SELECT json_group_array(key) FROM json_each(audit.after)) AS names
      FROM audit LEFT JOIN properties ON entity = 'property' AND properties.uuid = entity_id
      WHERE audit.n > ${settled} AND entity IN (SELECT value FROM json_each(${JSON.stringify(publicEntities)}))
      ORDER BY audit.n LIMIT ${integerLiteral(maxChanges)}`,
    changeRow,
  );
  const importing = builder.select({ id: imports.id }).from(imports).where(gt(imports.changed_at, quietSince)).limit(1);
  return combineQueries([job, changes, importing], ([stored], found, running) => ({
    state: { ...noState, ...storedState.parse(stored?.state ?? {}) },
    changes: found,
    isImporting: running.length > 0,
  }));
}

/** Reserves the next purge. Returns false if another request made an attempt after `before`. */
export function claimPurge(now: Date, before: Date): Query<boolean> {
  const [at, limit] = [now.getTime(), before.getTime()];
  const claimed = selectRows(
    sql`INSERT INTO jobs (name, state) VALUES (${purgeJob}, json_object('at', ${at}))
      ON CONFLICT (name) DO UPDATE SET state = json_set(coalesce(state, '{}'), '$.at', ${at})
      WHERE ${sql.raw("coalesce(json_extract(jobs.state, '$.at'), 0)")} <= ${limit} RETURNING name`,
    z.object({ name: z.string() }),
  );
  return combineQueries([claimed], (rows) => rows.length === 1);
}

/**
 * Stores how far the cache knows the changes. Never goes back, because another request may have been further.
 * @param n the number of the last audit entry
 * @param noted the number of the last change without one
 */
export function savePurged(step: "purged" | "settled", n: number, noted: number): SQL {
  const notedName = step === "purged" ? "notedPurged" : "notedSettled";
  return sql`UPDATE jobs SET state = json_set(state, ${`$.${step}`}, max(${stateOf(step)}, ${n}),
    ${`$.${notedName}`}, max(${stateOf(notedName)}, ${noted})${step === "settled" ? forgetHomes(noted) : sql``})
    WHERE name = ${purgeJob}`;
}

/** The properties of the changes up to this number are no longer needed. */
const forgetHomes = (noted: number) =>
  sql`, '$.homes', json((SELECT json_group_object(key, json(value)) FROM json_each(jobs.state, '$.homes')
    WHERE CAST(key AS INTEGER) > ${noted}))`;
