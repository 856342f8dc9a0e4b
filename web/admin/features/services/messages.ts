import { binRetentionDays } from "#contract/admin/bin-retention.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ApiError, isMissing } from "#web/lib/api/api-error.ts";

export const serviceItemMessages = {
  missing: (labels: string[]) => `Missing required fields: ${labels.join(", ")}`,
  added: (singular: string) => ({ title: "Added", text: `The ${singular} is public now.` }),
  updated: { title: "Updated", text: "Visitors see the changes within a minute." },
  confirmDelete: "Are you sure you want to delete this item?",
  restorable: `It moves to the bin. You can restore it for ${binRetentionDays} days.`,
  availability: (name: string, available: boolean) => ({
    title: "Updated",
    text: `${name} is ${available ? "available" : "unavailable"}.`,
  }),
  deleted: (name: string) => ({ title: "Deleted", text: `${name} was deleted. Moved to the bin.` }),
  restored: (name: string) => ({ title: "Restored", text: `${name} is back. Visitors see it again.` }),
} as const;

/** Returns the API's reason for a rejection, else the failed action with the status. */
export function serviceItemFailureText(action: string, error: unknown): string {
  if (!(error instanceof ApiError)) return `${action} There is no connection.`;
  if (error.status === 401) return "Your session has ended. Please log in again.";
  if (error.status === 403) return "You do not have permission to do this.";
  return `${action} ${errorText(error)}`;
}

/** Says why an item could not be saved. Someone else may have moved it to the bin. */
export function saveFailureText(singular: string, error: unknown): string {
  const action = `The ${singular} could not be saved.`;
  if (!isMissing(error)) return serviceItemFailureText(action, error);
  return `${action} Someone has deleted it. Restore it from the bin and open it again: your changes are kept.`;
}

/** Says why the availability of an item could not be changed. */
export function updateFailureText(name: string, error: unknown) {
  const action = `${name} could not be changed.`;
  const text = isMissing(error) ? `${action} Someone has deleted it.` : serviceItemFailureText(action, error);
  return { title: "Error", text };
}

/** Says why an item could not be moved to the bin. */
export function deleteFailureText(name: string, error: unknown) {
  const action = `${name} could not be deleted.`;
  const text = isMissing(error) ? `${action} It has already been deleted.` : serviceItemFailureText(action, error);
  return { title: "Delete Failed", text };
}

/** Says why an item could not be restored from the bin. */
export function restoreFailureText(name: string, error: unknown) {
  const action = `${name} could not be restored.`;
  const text = isMissing(error) ? `${action} It is no longer in the bin.` : serviceItemFailureText(action, error);
  return { title: "Restore Failed", text };
}
