import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type {
  BulkPropertyChange,
  BulkPropertyChangeResponse,
  BulkUndoResponse,
} from "#contract/listings/admin-property.ts";
import type { ConfirmPropertiesResponse } from "#contract/listings/status/confirmation.ts";
import { apiSend } from "#web/lib/api/api-client.ts";

/** A change of several listings. */
export type BulkChange = Omit<BulkPropertyChange, "uuids">;

/** Changes all listings or none. */
export const changeListings = async (uuids: string[], change: BulkChange) =>
  (await apiSend(adminCatalogueEndpoints.bulkUpdateProperties, {
    body: { uuids, ...change },
  })) as BulkPropertyChangeResponse;

/** Says that the listings are still on offer. */
export const confirmListings = async (uuids: string[]) =>
  (await apiSend(adminCatalogueEndpoints.confirmProperties, { body: { uuids } })) as ConfirmPropertiesResponse;

/** Undoes a change or a confirmation. Listings that were changed since stay as they are. */
export const undoChange = async (token: string) =>
  (await apiSend(adminCatalogueEndpoints.undoBulkUpdate, { body: { undo: token } })) as BulkUndoResponse;
