import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { BulkPropertyChangeResponse } from "#contract/listings/admin-property.ts";
import type { ConfirmPropertiesResponse, ToConfirmCard } from "#contract/listings/status/confirmation.ts";
import type { ListingStatus } from "#contract/listings/status/listing-status.ts";
import { apiSend } from "#web/lib/api/api-client.ts";

/** What the agency answers about a listing. */
export type Answer = "available" | "under_offer" | "gone";

export const answerLabels: Record<Answer, string> = {
  available: "Still available",
  under_offer: "Under offer",
  gone: "Gone",
};

/** Returns the status that an answer gives a listing. */
function statusOf({ kind }: ToConfirmCard, answer: Answer): ListingStatus {
  if (answer !== "gone") return answer;
  return kind === "rent" ? "let" : "sold";
}

/**
 * Sends an answer about listings: a confirmation if the status stays, else the new status.
 * @returns the tokens of the undo, one per request
 * @throws ApiError
 */
export async function sendAnswer(listings: readonly ToConfirmCard[], answer: Answer): Promise<string[]> {
  const groups: Partial<Record<ListingStatus | "confirm", string[]>> = {};
  for (const listing of listings) {
    const status = statusOf(listing, answer);
    const group = status === listing.status ? "confirm" : status;
    groups[group] = [...(groups[group] ?? []), listing.uuid];
  }
  const undos: string[] = [];
  for (const [status, uuids] of Object.entries(groups)) {
    const { undo } = (await (status === "confirm"
      ? apiSend(adminCatalogueEndpoints.confirmProperties, { body: { uuids } })
      : apiSend(adminCatalogueEndpoints.bulkUpdateProperties, { body: { uuids, status } }))) as
      | ConfirmPropertiesResponse
      | BulkPropertyChangeResponse;
    if (undo) undos.push(undo);
  }
  return undos;
}

/** Takes answers back. @throws ApiError */
export async function undoAnswers(tokens: readonly string[]): Promise<void> {
  for (const undo of tokens) await apiSend(adminCatalogueEndpoints.undoBulkUpdate, { body: { undo } });
}
