import { errorText } from "#web/admin/lib/api/error-text.ts";
import { isOutage } from "#web/lib/api/api-error.ts";

export const teamMessages = {
  approved: (name: string, role: string) => `${name} is now ${role}.`,
  declined: (name: string) => `The request of ${name} was declined.`,
  roleChanged: (name: string, role: string) => `${name} is now ${role} and must log in again.`,
  healthChanged: (name: string, canSee: boolean) =>
    canSee ? `${name} now sees health enquiries.` : `${name} no longer sees health enquiries.`,
  disabled: (name: string) => `${name} was signed out everywhere and can no longer log in.`,
  secondStepReset: (name: string) => `${name} was signed out everywhere and can set up another phone.`,
  enabled: (name: string) => `${name} can log in again.`,
} as const;

/** Returns the text of the toast about a failed change. */
export function teamFailureText(error: unknown): string {
  if (isOutage(error)) return "Cannot connect to server. Please try again.";
  return errorText(error);
}
