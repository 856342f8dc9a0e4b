import type { BulkPropertyChangeResponse } from "#contract/listings/admin-property.ts";
import type { ConfirmPropertiesResponse, ToConfirmCard } from "#contract/listings/status/confirmation.ts";
import type { ListingStatus } from "#shared/listings/status/listing-status.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

/** What the agency answers about a listing. */
export type Answer = "available" | "under_offer" | "gone";

export const answerLabels: Record<Answer, string> = {
  available: "Still available",
  under_offer: "Under offer",
  gone: "Gone",
};

const answeredTexts: Record<Answer, { title: string; state: string }> = {
  available: { title: "Confirmed", state: "still available" },
  under_offer: { title: "Marked as under offer", state: "under offer now" },
  gone: { title: "Marked as gone", state: "no longer on offer" },
};

/** Says what an answer about some listings has changed. */
export function answeredText(answer: Answer, count: number): { title: string; text: string } {
  const { title, state } = answeredTexts[answer];
  return { title, text: `${formatCount(count, "listing is", "listings are")} ${state}.` };
}

/** Returns the status that an answer gives a listing. */
function getStatus({ kind }: ToConfirmCard, answer: Answer): ListingStatus {
  if (answer !== "gone") return answer;
  return kind === "rent" ? "let" : "sold";
}

/** What was saved of an answer about several listings. */
export interface SavedAnswer {
  /** The number of listings whose answer was saved. */
  saved: number;
  /** The tokens of the undo, one per request. */
  undos: string[];
  /** Why the rest was not saved. */
  error?: unknown;
}

/**
 * Sends an answer about listings: a confirmation if the status stays, else the new status. Listings with different new
 * statuses need a request each, so some answers may be saved when a later request fails.
 */
export async function sendAnswer(listings: readonly ToConfirmCard[], answer: Answer): Promise<SavedAnswer> {
  const groups = new Map<ListingStatus | "confirm", string[]>();
  for (const listing of listings) {
    const status = getStatus(listing, answer);
    const group = status === listing.status ? "confirm" : status;
    groups.set(group, [...(groups.get(group) ?? []), listing.uuid]);
  }
  const result: SavedAnswer = { saved: 0, undos: [] };
  try {
    for (const [status, uuids] of groups) {
      const { undo } = await sendStatus(status, uuids);
      result.saved += uuids.length;
      if (undo) result.undos.push(undo);
    }
    return result;
  } catch (error) {
    return { ...result, error };
  }
}

/** @throws ApiError */
const sendStatus = (
  status: ListingStatus | "confirm",
  uuids: string[],
): Promise<ConfirmPropertiesResponse | BulkPropertyChangeResponse> =>
  status === "confirm"
    ? apiSend("POST /properties/confirm", { body: { uuids } })
    : apiSend("PATCH /properties", { body: { uuids, status } });

/** Takes answers back. @throws ApiError */
export async function undoAnswers(tokens: readonly string[]): Promise<void> {
  for (const undo of tokens) await apiSend("POST /properties/undo", { body: { undo } });
}
