import { sql } from "drizzle-orm";
import * as z from "zod";
import type { ConfirmPropertiesResponse } from "#contract/listings/status/confirmation.ts";
import { ownerByLink } from "#contract/owners/owner-answers.ts";
import { insertAuditEntryPerRow } from "#worker/db/audit-entries.ts";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import type { Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { insertUndoOfSelected } from "../bulk/undo.repository.ts";
import { setHistoryAuthor } from "../history/history.repository.ts";

const isOnMarket = sql`status IN ('available', 'under_offer')`;
const confirmedColumns = (
  now: Date,
) => sql`confirmed_at = ${now.toISOString()}, unconfirmed_since = ${now.toISOString()},
  is_confirmed = 1, is_delisted = 0, updated_at = ${versionAfterStored(now)}`;

const foundRow = z.object({ uuid: z.string(), is_on_market: storedFlag });

/** Records that properties are still on the market, which also puts them back into the lists. */
export function confirmProperties(actor: AdminActor, submitted: string[], now: Date): Query<ConfirmPropertiesResponse> {
  const uuids = [...new Set(submitted)];
  const at = now.toISOString();
  const token = crypto.randomUUID();
  const found = sql`FROM json_each(${JSON.stringify(uuids)}) AS requested
    CROSS JOIN properties ON uuid = requested.value AND deleted_at IS NULL`;
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
      sql`UPDATE properties SET ${confirmedColumns(now)} WHERE n IN (SELECT n ${found} WHERE ${isOnMarket})`,
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

/** Records that a property is still on the market, as its owner says by the secret link. */
export function confirmByOwner(uuid: string, now: Date): Statement[] {
  const at = now.toISOString();
  const isConfirmed = sql`uuid = ${uuid} AND deleted_at IS NULL AND ${isOnMarket}`;
  return [
    insertAuditEntryPerRow(
      ownerByLink,
      "confirm",
      "property",
      sql`SELECT uuid AS id, updated_at FROM properties WHERE ${isConfirmed}`,
      versionAfterStored(now),
    ),
    sql`UPDATE properties SET owner_confirmed_at = ${at}, ${confirmedColumns(now)} WHERE ${isConfirmed}`,
    setHistoryAuthor(ownerByLink, [uuid], at),
  ];
}
