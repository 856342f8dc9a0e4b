import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { ApiError, isUnauthorized } from "#web/lib/api/api-error.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

/** Title and text of a toast. */
export interface ToastText {
  title: string;
  text: string;
}

/** The staff's share of the error catalogue (accounts-and-admin.md, sections 2, 5 and 8). */
export const listingMessages = {
  invalidTitle: "Validation Failed",
  missing: (labels: string[]) => `Missing required fields: ${labels.join(", ")}`,
  valid: { title: "Validation Passed", text: "Sending the listing and its pictures…" },
  picturesFailed: (count: number) =>
    `${formatCount(count, "picture")} could not be sent. Retry or remove ${count === 1 ? "it" : "them"}.`,
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
  draftAdded: { title: "Draft saved", text: "Only staff see it until it is published." },
  updated: { title: "Updated", text: "Property updated successfully." },
  deleted: { title: "Deleted", text: "Property deleted from database successfully." },
  restored: { title: "Restored", text: "The listing is where it was." },
  askDelete: "Are you sure you want to delete this item?",
  signInFirst: { title: "Authentication Required", text: "Please log in to update properties." },
  kept: "What you typed is kept on this phone.",
} as const;

const errorTitle = "Error";

/** Why a listing could not be added; the catalogue's sentence stands before the service's for its own failures. */
export function createFailureText(kind: PropertyKind, error: unknown): ToastText {
  return { title: errorTitle, text: addFailureText(kind, error) };
}

function addFailureText(kind: PropertyKind, error: unknown): string {
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
  return { title: errorTitle, text: `Failed to update property: ${writeMessageOf(error)}` };
}

/** A failure of the service's own with what it said about it, such as the number to ask for it by. */
function writeMessageOf(error: unknown): string {
  const said = error instanceof ApiError && error.status >= 500 ? error.detail : undefined;
  return said ? `${errorText(error)} - ${said}` : errorText(error);
}

export function deleteFailureText(error: unknown): ToastText {
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
