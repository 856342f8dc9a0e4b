import { ApiError, isOutage, isUnauthorized } from "#web/lib/api/api-error.ts";

/** What the service said, else 'API {status}: {statusText}', else that there was no answer. */
export function errorReason(error: unknown): string {
  if (error instanceof ApiError) return (error.status < 500 && error.detail) || error.message;
  if (isOutage(error) && error instanceof Error) return error.message;
  return "Unknown error";
}

/** The desk's share of the error catalogue (accounts-and-admin.md, sections 2, 6 and 8). */
export const adminMessages = {
  refreshed: { title: "Data Refreshed", text: "Contact submissions have been updated." },
  denied: "Access Denied",
  notAuthenticated: { title: "Not authenticated", text: "Please log in as admin to view submissions." },
  notLoaded: "Failed to load submissions",
  apiError: "API Error",
  dashboardNotLoaded: (message: string) => `Failed to load contact submissions: ${message}`,
  empty: "No submissions found",
  emptyFiltered: "Try adjusting your search criteria or filters.",
  emptyAll: "No contact form submissions have been received yet.",
  notChanged: "Nothing was changed",
} as const;

/** Why the submissions could not be loaded, as a toast says it. */
export function enquiriesLoadFailureText(error: unknown): { title: string; text: string } {
  if (isUnauthorized(error)) return adminMessages.notAuthenticated;
  return { title: adminMessages.notLoaded, text: errorReason(error) };
}
