import type { BulkPropertyChangeResponse, BulkUndoResponse } from "#contract/listings/admin-property.ts";
import type { ConfirmPropertiesResponse } from "#contract/listings/status/confirmation.ts";
import { isClosed } from "#shared/listings/status/listing-status.ts";
import { type ToastText, updateFailureText } from "#web/admin/features/shared/listings/messages.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import type { BulkChange, ListingStatusChange } from "./bulk-change.ts";

const properties = (count: number) => formatCount(count, "property", "properties");

/** Says what a change of several listings did. */
export function bulkChangeText(change: BulkChange, { changed, unknown }: BulkPropertyChangeResponse): ToastText {
  const isOne = unknown.length === 1;
  const state = isOne ? "no longer exists or is in the bin" : "no longer exist or are in the bin";
  const missing = unknown.length > 0 ? ` ${properties(unknown.length)} ${state}.` : "";
  return { title: "Updated", text: `${properties(changed)}: ${describeChange(change)}.${missing}` };
}

/** Says what a change of one listing's status did. The next question about a home that is let or sold names the status. */
export function statusChangeText(change: ListingStatusChange, result: BulkPropertyChangeResponse): ToastText {
  if (!isClosed(change.status) || result.changed !== 1) return bulkChangeText(change, result);
  return { title: "Updated", text: "It counts in Sold and let." };
}

function describeChange({ status, published, featured, price_percent }: BulkChange): string {
  if (status) return statusLabels[status].toLowerCase();
  if (published !== undefined) return published ? "published" : "unpublished, only admins see them";
  if (featured !== undefined) return featured ? "featured" : "no longer featured";
  if (price_percent !== undefined)
    return `price ${price_percent < 0 ? "lowered" : "raised"} by ${Math.abs(price_percent)} %`;
  return "changed";
}

export function confirmedText({ confirmed, unknown, not_on_offer }: ConfirmPropertiesResponse): ToastText {
  const skipped = unknown.length + not_on_offer.length;
  const rest = skipped > 0 ? ` ${properties(skipped)} not on offer: left unchanged.` : "";
  return { title: "Confirmed", text: `${properties(confirmed)} still on offer.${rest}` };
}

export function undoneText({ changed, skipped }: BulkUndoResponse): ToastText {
  const rest = skipped.length > 0 ? ` ${properties(skipped.length)} changed since: left unchanged.` : "";
  return { title: "Undone", text: `${properties(changed)} as before.${rest}` };
}

export function undoFailureText(error: unknown): ToastText {
  if (error instanceof ApiError && error.status === 404)
    return { title: "Not undone", text: "A change can be undone once, within an hour." };
  return updateFailureText(error);
}
