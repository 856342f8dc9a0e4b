import type { ListingKind } from "#contract/listings/property-kinds.ts";
import { ApiError, isSignedOut } from "#web/lib/api/api-error.ts";
import { countOf } from "#web/lib/format/format-values.ts";

/** Title and text of a toast. */
export interface Said {
  title: string;
  text: string;
}

/** The staff's share of the error catalogue (accounts-and-admin.md, sections 2, 5 and 8). */
export const staffMessages = {
  invalidTitle: "Validation Failed",
  missing: (labels: string[]) => `Missing required fields: ${labels.join(", ")}`,
  valid: { title: "Validation Passed", text: "Sending the listing and its pictures…" },
  picturesFailed: (count: number) =>
    `${countOf(count, "picture")} could not be sent. Retry or remove ${count === 1 ? "it" : "them"}.`,
  added: {
    buy: {
      title: "Property Added Successfully!",
      text: "Your property listing has been created and is now live.",
    },
    rent: {
      title: "Rental Property Added Successfully!",
      text: "Your rental property listing has been created and is now live.",
    },
  } satisfies Record<ListingKind, Said>,
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
export function addFailure(kind: ListingKind, error: unknown): Said {
  return { title: errorTitle, text: addFailureText(kind, error) };
}

function addFailureText(kind: ListingKind, error: unknown): string {
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

export function updateFailure(error: unknown): Said {
  if (isSignedOut(error)) return staffMessages.signInFirst;
  return { title: errorTitle, text: `Failed to update property: ${writeMessageOf(error)}` };
}

/** A failure of the service's own with what it said about it, such as the number to ask for it by. */
function writeMessageOf(error: unknown): string {
  const said = error instanceof ApiError && error.status >= 500 ? error.detail : undefined;
  return said ? `${messageOf(error)} - ${said}` : messageOf(error);
}

export function deleteFailure(error: unknown): Said {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404)
    return { title: "Property Not Found", text: "Property may have already been deleted or UUID is invalid." };
  if (status === 401) return { title: "Authentication Required", text: "Please log in to delete properties." };
  if (status === 403) return { title: "Access Denied", text: "You do not have permission to delete this property." };
  return { title: "Delete Failed", text: "Failed to delete property from database. Nothing was removed." };
}

export function loadFailure(error: unknown): Said {
  return { title: "API Error", text: `Failed to load properties from API: ${messageOf(error)}` };
}

/** What the service said, else 'API {status}: {statusText}', else that there was no answer. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return (error.status < 500 && error.detail) || error.message;
  return error instanceof Error ? error.message : "An unexpected error occurred. Please try again.";
}
