import type { BulkPropertyChange, UnusualPricesConflict } from "#contract/listings/admin-property.ts";
import type { ListingStatus } from "#shared/listings/status/listing-status.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";

/** A question about the new price of one listing. */
export type PriceQuestion = UnusualPricesConflict["questions"][number];

/** A change of several listings. */
export type BulkChange = Omit<BulkPropertyChange, "uuids">;

/** A change of the status, perhaps with the day and the price of a closing. */
export type ListingStatusChange = BulkChange & { status: ListingStatus };

/** Changes all listings or none. */
export const changeListings = async (uuids: string[], change: BulkChange) =>
  await apiSend("PATCH /properties", {
    body: { uuids, ...change },
  });

/** Returns the questions about unusual new prices in a refused change; none for another error. */
export function readPriceQuestions(error: unknown): PriceQuestion[] {
  if (!(error instanceof ApiError) || error.status !== 409) return [];
  return (error.body as Partial<UnusualPricesConflict> | undefined)?.questions ?? [];
}

/** Says that the listings are still on the market. */
export const confirmListings = async (uuids: string[]) =>
  await apiSend("POST /properties/confirm", { body: { uuids } });

/** Undoes a change or a confirmation. Listings that were changed since stay as they are. */
export const undoChange = async (token: string) => await apiSend("POST /properties/undo", { body: { undo: token } });
