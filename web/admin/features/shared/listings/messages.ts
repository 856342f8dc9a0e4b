import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ApiError, isUnauthorized } from "#web/lib/api/api-error.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

/** Title and text of a toast. */
export interface ToastText {
  title: string;
  text: string;
}

export const listingMessages = {
  invalidTitle: "Validation Failed",
  missing: (labels: string[]) => `Missing required fields: ${labels.join(", ")}`,
  valid: { title: "Validation Passed", text: "Sending the listing and its photos…" },
  imagesFailed: (count: number) =>
    `${formatCount(count, "photo")} could not be uploaded. Remove or replace ${count === 1 ? "it" : "them"}.`,
  added: {
    buy: {
      title: "Property Added Successfully!",
      text: "Your property listing has been created and is now live.",
    },
    rent: {
      title: "Rental Property Added Successfully!",
      text: "Your rental property listing has been created and is now live.",
    },
  } satisfies Record<PropertyKind, ToastText>,
  sentByOtherTab: { title: "Not sent from here", text: "Another tab is sending this listing." },
  leftDevice: {
    title: "Nothing left to send",
    text: "Another tab has sent this listing, or discarded it.",
  },
  draftAdded: { title: "Draft saved", text: "Visitors cannot see it until you publish it." },
  updated: { title: "Updated", text: "Property updated successfully." },
  livingConfirmed: { title: "Checked", text: "Visitors read today's date." },
  reductionRemoved: { title: "Removed", text: "Visitors no longer read “Reduced from”." },
  deleted: (count: number): ToastText => ({
    title: "Deleted",
    text:
      count === 1
        ? "Property deleted from database successfully. Moved to the bin."
        : `${count} properties deleted. Moved to the bin.`,
  }),
  restored: (count: number): ToastText => ({
    title: "Restored",
    text: count === 1 ? "The listing is back." : `${count} listings are back.`,
  }),
  confirmDelete: (count: number) =>
    count === 1
      ? "Are you sure you want to delete this item?"
      : `Are you sure you want to delete these ${count} items?`,
  signInFirst: { title: "Authentication Required", text: "Please log in to update properties." },
} as const;

const errorTitle = "Error";

/** Says why a listing could not be added. Server failures have a fixed text, rejections the API's reason. */
export function createFailureText(kind: PropertyKind, error: unknown): ToastText {
  return { title: errorTitle, text: createFailureReason(kind, error) };
}

function createFailureReason(kind: PropertyKind, error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return "You must be logged in to create properties. Please log in first.";
  if (status === 403) return "Access denied. Please make sure you are logged in as an admin.";
  if (status === 422) return "Invalid property data. Please check all required fields.";
  const detail = error instanceof ApiError && status < 500 ? error.detail : undefined;
  if (detail) return detail;
  return kind === "rent"
    ? "Failed to add rental property. Please try again."
    : "Failed to add property. Please try again.";
}

export function updateFailureText(error: unknown): ToastText {
  if (isUnauthorized(error)) return listingMessages.signInFirst;
  return { title: errorTitle, text: `Failed to update property: ${updateFailureReason(error)}` };
}

/** A server failure includes the API's detail, such as the request id to quote. */
function updateFailureReason(error: unknown): string {
  const detail = error instanceof ApiError && error.status >= 500 ? error.detail : undefined;
  return detail ? `${errorText(error)} ${detail}` : errorText(error);
}

/**
 * Says why a listing could not be deleted.
 * @param deletedCount how many of the others were
 */
export function deleteFailureText(error: unknown, deletedCount = 0): ToastText {
  const { title, text } = deleteFailureReason(error);
  if (deletedCount === 0) return { title, text };
  return { title, text: `${text} ${formatCount(deletedCount, "other")} moved to the bin.` };
}

function deleteFailureReason(error: unknown): ToastText {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404)
    return { title: "Property Not Found", text: "Property may have already been deleted or UUID is invalid." };
  if (status === 401) return { title: "Authentication Required", text: "Please log in to delete properties." };
  if (status === 403) return { title: "Access Denied", text: "You do not have permission to delete this property." };
  return { title: "Delete Failed", text: "Failed to delete property from database. Nothing was removed." };
}

export function listingsLoadFailureText(error: unknown): ToastText {
  return { title: "API Error", text: `Failed to load properties from API: ${errorText(error)}` };
}
