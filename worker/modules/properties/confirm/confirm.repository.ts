import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { ConfirmPropertiesResponse } from "#contract/listings/status/confirmation.ts";
import { ownerByLink } from "#contract/owners/owner-answers.ts";
import { insertAuditEntryPerRow } from "#worker/db/audit-entries.ts";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { insertUndoOfSelected } from "../bulk/undo.repository.ts";
import { setHistoryAuthor } from "../history/history.repository.ts";

const isOnMarket = inArray(properties.status, ["available", "under_offer"]);
const confirmedColumns = (now: Date) => ({
  ...{ confirmed_at: now.toISOString(), unconfirmed_since: now.toISOString() },
  ...{ is_confirmed: true, is_delisted: false, updated_at: versionAfterStored(now) },
});
const selectVersions = (isChosen: SQL | undefined) =>
  builder
    .select({ id: sql`${properties.uuid}`.as("id"), updated_at: properties.updated_at })
    .from(properties)
    .where(isChosen);

/** Records that properties are still on the market, which also puts them back into the lists. */
export function confirmProperties(actor: AdminActor, submitted: string[], now: Date): Query<ConfirmPropertiesResponse> {
  const uuids = [...new Set(submitted)];
  const at = now.toISOString();
  const token = crypto.randomUUID();
  const isFound = and(isOneOf(properties.uuid, uuids), isNull(properties.deleted_at));
  const isConfirmed = and(isFound, isOnMarket);
  return combineQueries(
    [
      builder
        .select({ uuid: properties.uuid, is_on_market: sql`${isOnMarket}`.mapWith(Boolean).as("is_on_sale") })
        .from(properties)
        .where(isFound),
      insertAuditEntryPerRow(actor, "confirm", "property", selectVersions(isConfirmed), versionAfterStored(now)),
      insertUndoOfSelected(actor, token, isConfirmed, now),
      builder.update(properties).set(confirmedColumns(now)).where(isConfirmed),
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
  const isConfirmed = and(eq(properties.uuid, uuid), isNull(properties.deleted_at), isOnMarket);
  return [
    insertAuditEntryPerRow(ownerByLink, "confirm", "property", selectVersions(isConfirmed), versionAfterStored(now)),
    builder
      .update(properties)
      .set({ owner_confirmed_at: at, ...confirmedColumns(now) })
      .where(isConfirmed),
    setHistoryAuthor(ownerByLink, [uuid], at),
  ];
}
