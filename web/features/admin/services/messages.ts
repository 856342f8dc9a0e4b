import { ApiError } from "#web/lib/api/api-error.ts";

export const serviceItemMessages = {
  invalidTitle: "Validation Failed",
  missing: (labels: string[]) => `Missing required fields: ${labels.join(", ")}`,
  confirmDelete: "Are you sure you want to delete this item?",
} as const;

/** Returns the API's reason for a rejection, else the failed action with the status. */
export function serviceItemFailureText(action: string, error: unknown): string {
  if (!(error instanceof ApiError)) return `${action} There is no connection.`;
  if (error.status === 401) return "Your session has ended. Please log in again.";
  if (error.status === 403) return "You do not have permission to do this.";
  return `${action} ${(error.status < 500 && error.detail) || error.message}`;
}
