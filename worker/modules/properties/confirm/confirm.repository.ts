import { sql } from "drizzle-orm";
import * as z from "zod";
import type { ConfirmPropertiesResponse } from "#contract/listings/status/confirmation.ts";
import { insertAuditEntryPerRow } from "#worker/db/audit-entries.ts";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query/query.ts";
import { storedFlag } from "#worker/db/query/stored-values.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { insertUndoOfSelected } from "../bulk/undo.repository.ts";
import { setHistoryAuthor } from "../history/history.repository.ts";

const foundRow = z.object({ uuid: z.string(), is_on_market: storedFlag });

/** Records that properties are still on the market, which also puts them back into the lists. */
export function confirmProperties(actor: AdminActor, submitted: string[], now: Date): Query<ConfirmPropertiesResponse> {
  const uuids = [...new Set(submitted)];
  const at = now.toISOString();
  const token = crypto.randomUUID();
  const found = sql`FROM json_each(${JSON.stringify(uuids)}) AS requested
    CROSS JOIN properties ON uuid = requested.value AND deleted_at IS NULL`;
  const isOnMarket = sql`status IN ('available', 'under_offer')`;
  return combineQueries(
    [
      selectRows(sql`SELECT uuid, ${isOnMarket} AS is_on_market ${found}`, foundRow),
      insertAuditEntryPerRow(
        actor,
        "confirm",
        "property",
        sql`SELECT uuid AS id, updated_at ${found} WHERE ${isOnMarket}`,
        versionAfterStored(now),
      ),
      insertUndoOfSelected(actor, token, sql`${found} WHERE ${isOnMarket}`, now),
      sql`UPDATE properties SET confirmed_at = ${at}, unconfirmed_since = ${at}, is_confirmed = 1, is_delisted = 0,
        updated_at = ${versionAfterStored(now)} WHERE n IN (SELECT n ${found} WHERE ${isOnMarket})`,
      setHistoryAuthor(actor, uuids, at),
    ],
    (rows) => {
      const known = new Map(rows.map((row) => [row.uuid, row.is_on_market]));
      const confirmed = [...known.values()].filter(Boolean).length;
      return {
        confirmed,
        undo: confirmed > 0 ? token : null,
        unknown: uuids.filter((uuid) => !known.has(uuid)),
        not_on_offer: uuids.filter((uuid) => known.get(uuid) === false),
      };
    },
  );
}
