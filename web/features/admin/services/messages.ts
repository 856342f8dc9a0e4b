import { ApiError } from "#web/lib/api/api-error.ts";

/** The staff's share of the error catalogue about courses and doctors. */
export const serviceItemMessages = {
  invalidTitle: "Validation Failed",
  missing: (labels: string[]) => `Missing required fields: ${labels.join(", ")}`,
  askDelete: "Are you sure you want to delete this item?",
} as const;

/** Why something could not be done: the service's words for a refusal, else what was tried. */
export function serviceItemFailureText(tried: string, error: unknown): string {
  if (!(error instanceof ApiError)) return `${tried} There is no connection.`;
  if (error.status === 401) return "Your session has ended. Please log in again.";
  if (error.status === 403) return "You do not have permission to do this.";
  return `${tried} ${(error.status < 500 && error.detail) || error.message}`;
}
