import { errorText } from "#web/admin/lib/api/error-text.ts";
import { isUnauthorized } from "#web/lib/api/api-error.ts";

/** Texts of the inbox that the specification gives. */
export const inboxMessages = {
  refreshed: { title: "Data Refreshed", text: "Contact submissions have been updated." },
  notAuthenticated: { title: "Not authenticated", text: "Please log in as admin to view submissions." },
  notLoaded: "Failed to load submissions",
  dashboardNotLoaded: (message: string) => `Failed to load contact submissions: ${message}`,
  empty: "No submissions found",
  emptyFiltered: "Try adjusting your search criteria or filters.",
  emptyAll: "No contact form submissions have been received yet.",
} as const;

/** Returns title and text of the toast about enquiries that could not be loaded. */
export function enquiriesLoadFailureText(error: unknown): { title: string; text: string } {
  if (isUnauthorized(error)) return inboxMessages.notAuthenticated;
  return { title: inboxMessages.notLoaded, text: errorText(error, "Unknown error") };
}
